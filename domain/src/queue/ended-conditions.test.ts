import { describe, expect, test } from 'vitest';
import { A_KICK_OFF, aPlayerInstance } from '../testing/factories.ts';
import { conditionsEndAt, conditionText, withEndedConditions } from './conditions.ts';

const HOUR = 3_600_000;
const fromStart = (hours: number) => new Date(A_KICK_OFF.getTime() + hours * HOUR);
const until = (hours: number, minPlayers: number | null = null) => ({
  condition: { minPlayers, until: fromStart(hours), reserveOnly: false },
});
const spots = { game: { numberOfPlayers: 3 } };
const people = [
  aPlayerInstance({ uid: 'ann', ...until(-24) }),
  aPlayerInstance({ uid: 'ben', ...until(-24, 3) }),
  aPlayerInstance({ uid: 'cid', ...until(-12, 3) }),
  aPlayerInstance({ uid: 'dee', status: 'NOT_PLAYING', ...until(-48) }),
];

describe('end of conditions', () => {
  test('is the first end among the yes replies', () => {
    expect(conditionsEndAt(people)).toEqual(fromStart(-24));
    expect(conditionsEndAt(people.slice(3))).toBeNull();
  });

  test('removes the condition of a player and changes the other yes to a no', () => {
    const two = people.filter(({ uid }) => uid !== 'cid');
    const changed = withEndedConditions(two, spots, fromStart(-24));
    expect(changed).toMatchObject([
      { uid: 'ann', status: 'PLAYING', condition: null, repliedAt: people[0]?.repliedAt },
      { uid: 'ben', status: 'NOT_PLAYING', condition: null, repliedAt: fromStart(-24) },
    ]);
  });

  test('changes nothing before the time, or for a later time', () => {
    expect(withEndedConditions(people, spots, fromStart(-25))).toEqual([]);
    const ended = withEndedConditions(people, spots, fromStart(-24));
    expect(ended.map(({ uid, status }) => [uid, status])).toEqual([
      ['ann', 'PLAYING'],
      ['ben', 'PLAYING'],
    ]);
  });
});

test.each([
  [{ minPlayers: 8, until: null, reserveOnly: false }, 'if at least 8 play'],
  [{ minPlayers: null, until: fromStart(-30), reserveOnly: false }, 'until Mon 15/06 13:00'],
  [
    { minPlayers: 8, until: fromStart(-30), reserveOnly: true },
    'only as a reserve, if at least 8 play, until Mon 15/06 13:00',
  ],
])('text of the condition %j', (condition, text) => {
  expect(conditionText(condition, 'Europe/London')).toBe(text);
});

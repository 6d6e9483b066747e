import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A_KICK_OFF, aPlayerInstance } from '../testing/factories.ts';
import { conditionsEndAt, conditionText, withEndedConditions } from './late-queue.ts';
import { type ConditionalYes, settleConditions } from './queue.ts';

const yes = (uid: string, minPlayers: number | null = null, reserveOnly = false): ConditionalYes => ({
  uid,
  condition: minPlayers === null && !reserveOnly ? null : { minPlayers, reserveOnly },
});

const anyCondition = fc.option(
  fc.record({ minPlayers: fc.option(fc.integer({ min: 0, max: 10 })), reserveOnly: fc.boolean() }),
);
const anyPeople = fc
  .array(anyCondition, { maxLength: 8 })
  .map((conditions) => conditions.map((condition, at) => ({ uid: `uid-${at}`, condition })));
const anySpots = fc.integer({ min: 0, max: 8 });

describe('settled conditions', () => {
  test.each([
    ['all people without a condition', [yes('ann'), yes('ben')], ['ann', 'ben']],
    [
      'the first people if spots are short',
      [yes('ann'), yes('ben'), yes('cid'), yes('dee'), yes('eli')],
      ['ann', 'ben', 'cid', 'dee'],
    ],
    ['a person whose minimum is reached', [yes('ann', 2), yes('ben')], ['ann', 'ben']],
    ['no person whose minimum is missed', [yes('ann', 3), yes('ben')], ['ben']],
    [
      'people whose minimums depend on each other',
      [yes('ann', 3), yes('ben', 3), yes('cid', 3)],
      ['ann', 'ben', 'cid'],
    ],
    ['nobody if all minimums are missed', [yes('ann', 4), yes('ben', 4)], []],
    ['a reserve after all others', [yes('ann', null, true), yes('ben')], ['ben', 'ann']],
    [
      'no reserve if the others fill the spots',
      [yes('ann', null, true), yes('b'), yes('c'), yes('d'), yes('e')],
      ['b', 'c', 'd', 'e'],
    ],
    [
      'the next person instead of one whose minimum is missed',
      [yes('ann', 5), yes('b'), yes('c'), yes('d'), yes('e')],
      ['b', 'c', 'd', 'e'],
    ],
  ])('give spots to %s', (_kind, people, uids) => {
    expect(settleConditions(people, { numberOfPlayers: 4 })).toEqual(uids);
  });

  test('hold for the largest possible set of people', () => {
    fc.assert(
      fc.property(anyPeople, anySpots, (people, numberOfPlayers) => {
        const settled = settleConditions(people, { numberOfPlayers });
        const holdsFor = (uids: readonly string[]) =>
          people.every(
            ({ uid, condition }) => !uids.includes(uid) || (condition?.minPlayers ?? 0) <= uids.length,
          );
        expect(settled.length <= numberOfPlayers && holdsFor(settled)).toBe(true);
        for (let bits = 0; bits < 2 ** people.length; bits += 1) {
          const uids = people.flatMap(({ uid }, at) => (bits & (1 << at) ? [uid] : []));
          if (uids.length > settled.length && uids.length <= numberOfPlayers)
            expect(holdsFor(uids)).toBe(false);
        }
      }),
    );
  });

  test('take no spot from an unconditional reply when another one arrives', () => {
    fc.assert(
      fc.property(anyPeople, anySpots, (people, numberOfPlayers) => {
        const before = settleConditions(people, { numberOfPlayers });
        const after = settleConditions([...people, { uid: 'new', condition: null }], { numberOfPlayers });
        const isUnconditional = (uid: string) =>
          people.find((person) => person.uid === uid)?.condition === null;
        expect(after).toEqual(expect.arrayContaining(before.filter(isUnconditional)));
      }),
    );
  });
});

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

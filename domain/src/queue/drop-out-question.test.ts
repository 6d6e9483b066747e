import { subHours } from 'date-fns';
import { expect, test } from 'vitest';
import { A_KICK_OFF, aGameInstance, aLateQueue, aPlayerInstance } from '../testing/factories.ts';
import { dropOutQuestion } from './drop-out-question.ts';

const before = (hours: number) => subHours(A_KICK_OFF, hours);
const people = ['ada', 'Ben', 'Pav', 'Rita'].map((name, at) =>
  aPlayerInstance({ uid: name, name, repliedAt: before(90 - at) }),
);
const { game } = aGameInstance();
const ask = (hours: number, numberOfPlayers: number, more: object = {}, uid = 'ada') => {
  const instance = aGameInstance({ game: { ...game, numberOfPlayers, lateDropOutHours: 24 } });
  return dropOutQuestion({ instance, people, uid, ...more }, before(hours));
};
const lateQueue = aLateQueue({ playing: ['ada', 'Ben'], reserves: { Pav: before(88), Rita: before(87) } });

test('a player who drops out is asked only if it costs something', () => {
  expect(ask(50, 2)).toBe('Pav gets your spot. Drop out?');
  expect(ask(24, 2)).toBe('Kick-off is in 1 day. Pav gets your spot. Drop out?');
  expect(ask(5, 4)).toBe('Kick-off is in 5 hours. Drop out?');
  expect(ask(0.5, 4)).toBe('Kick-off is in 30 minutes. Drop out?');
  expect(ask(2, 2)).toBe("Kick-off is in 2 hours. We'll offer your spot to Pav. Drop out?");
  const late = { instance: { ...aGameInstance(), lateQueue, game: { ...game, numberOfPlayers: 2 } } };
  expect(ask(2, 2, late)).toMatch(/We'll offer your spot to Pav/);
  // After a move to a later start, the late queue of the earlier start is still stored.
  expect(ask(50, 2, late)).toBe('Pav gets your spot. Drop out?');
  const over = people.map((person) => ({
    ...person,
    ...(person.uid !== 'Rita' && { team: 'TEAM_A' as const }),
  }));
  expect(ask(50, 2, { people: over })).toBeNull();
  expect([ask(50, 4), ask(50, 2, {}, 'Pav'), ask(-1, 2)]).toEqual([null, null, null]);
});

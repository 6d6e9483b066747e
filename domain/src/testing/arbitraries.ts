import fc from 'fast-check';
import type { MotmAward } from '../instance/game-instance.schema.ts';
import type { History, HistoryInstance } from '../stats/history.schema.ts';
import { EMPTY_HISTORY } from '../stats/history.ts';
import type { CountingRules } from '../stats/seasons.ts';
import { eachPoint, MAX_POINTS } from '../stats/tally.schema.ts';
import { A_KICK_OFF, aHistoryInstance } from './factories.ts';

const WEEK = 7 * 24 * 3_600_000;

export const PEOPLE = ['ada', 'bob', 'cem', 'dee', 'eve', 'fay', 'gus', 'hal'] as const;

/** Everyone in `PEOPLE`. Hal is a guest. */
export const NAMED_PEOPLE: History['people'] = Object.fromEntries(
  PEOPLE.map((uid) => [uid, { name: uid, isGuest: uid === 'hal', namedAt: new Date(0) }]),
);

/** @param instances oldest first */
export function historyOf(instances: readonly HistoryInstance[]): History {
  return { ...EMPTY_HISTORY, instances: instances.toReversed(), people: NAMED_PEOPLE };
}

export const anyWinner = fc.constantFrom('TEAM_A', 'TEAM_B', 'DRAW' as const);
const anyLineUp = fc
  .shuffledSubarray([...PEOPLE], { minLength: 2 })
  .map((uids) => ({ teamA: uids.slice(0, uids.length / 2), teamB: uids.slice(uids.length / 2) }));

const anyAwards = fc
  .subarray([...PEOPLE], { maxLength: 2 })
  .map((uids) => uids.map((uid) => ({ uid, name: uid, votes: 3 })));

const anyInstance = fc.record({
  lineUp: anyLineUp,
  winningTeam: fc.option(anyWinner, { freq: 8 }),
  status: fc.constantFrom('INVITES_SENT', 'INVITES_SENT', 'INVITES_SENT', 'CANCELLED' as const),
  motmAwarded: fc.oneof(fc.constant<MotmAward[]>([]), anyAwards),
});

/** Weekly instances of one game, oldest first. */
export const anyInstances: fc.Arbitrary<HistoryInstance[]> = fc
  .array(anyInstance, { maxLength: 25 })
  .map((instances) =>
    instances.map(({ lineUp, ...rest }, week) =>
      aHistoryInstance({
        giId: `gi${week}`,
        startDateTime: new Date(A_KICK_OFF.getTime() + week * WEEK),
        ...lineUp,
        ...rest,
      }),
    ),
  );

/** Points and seasons. Some seasons start before the first or after the last of {@link anyInstances}. */
export const anyCounting: fc.Arbitrary<CountingRules> = fc.record({
  points: fc.record(eachPoint(() => fc.integer({ min: 0, max: MAX_POINTS }))),
  seasons: fc.uniqueArray(fc.integer({ min: -2, max: 27 }), { maxLength: 5 }).map((weeks) =>
    weeks
      .toSorted((a, b) => a - b)
      // Seasons of even weeks begin exactly at the start of an instance.
      .map((week) => new Date(A_KICK_OFF.getTime() + week * WEEK + (week % 2) * 3_600_000))
      .map((from, at) => ({ id: `s${at}`, name: `Season ${at}`, from })),
  ),
});

export function anyOrderOf<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });
}

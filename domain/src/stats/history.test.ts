import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickFairTeams } from '../fair-teams/pick-fair-teams.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { mergeHistory } from '../people/merge-history.ts';
import { anyOrderOf, anyWinner, PEOPLE } from '../testing/arbitraries.ts';
import {
  A_KICK_OFF,
  aGameInstance,
  aHistoryInstance,
  aPlayerInstance,
  frozen,
} from '../testing/factories.ts';
import { type History, storedHistorySchema } from './history.schema.ts';
import {
  EMPTY_HISTORY,
  startingHistory,
  toHistoryInstance,
  withInstance,
  withStartingTable,
} from './history.ts';
import { leaderboard, statsTable } from './table.ts';
import { DEFAULT_POINTS, type Points } from './tally.schema.ts';

interface InstanceWithPeople {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
}

const week = (count: number) => new Date(Date.UTC(2026, 0, 6 + 7 * count, 19));

const anyPlayerInstance = fc.record({
  uid: fc.constantFrom(...PEOPLE),
  name: fc.constantFrom('Old', 'New', 'Newest'),
  isGuest: fc.boolean(),
  status: fc.constantFrom('PLAYING', 'PLAYING', 'NOT_PLAYING', 'UNANSWERED' as const),
  team: fc.constantFrom('TEAM_A', 'TEAM_B', 'NO_TEAM' as const),
});
const anyPeople = fc.uniqueArray(anyPlayerInstance, { selector: ({ uid }) => uid, maxLength: 8 });
const anyResult = fc.record({
  winningTeam: fc.option(anyWinner, { freq: 5 }),
  status: fc.constantFrom('INVITES_SENT', 'INVITES_SENT', 'CANCELLED' as const),
});

const anyInstanceAt = (count: number): fc.Arbitrary<InstanceWithPeople> =>
  fc.tuple(anyResult, anyPeople).map(([result, playerInstances]) =>
    frozen({
      instance: aGameInstance({ id: `gi${count}`, startDateTime: week(count), ...result }),
      people: playerInstances.map((playerInstance) => aPlayerInstance(playerInstance)),
    }),
  );

const anyInstances = fc
  .nat(8)
  .chain((length) => fc.tuple(...Array.from({ length }, (_, at) => anyInstanceAt(at))));

const historyOf = (instances: readonly InstanceWithPeople[]) =>
  instances.reduce<History>(
    (history, { instance, people }) => withInstance(history, instance, people),
    EMPTY_HISTORY,
  );

describe('game history', () => {
  test('has the first half only with a result', () => {
    const firstHalf = { teamA: ['ana'], teamB: ['ben'], teamAGoals: 1, teamBGoals: 0 };
    const instance = aGameInstance({ firstHalf });
    expect(toHistoryInstance(instance, []).firstHalf).toBeUndefined();
    expect(toHistoryInstance({ ...instance, winningTeam: 'DRAW' }, []).firstHalf).toEqual(firstHalf);
  });

  test('is the same in any order of added instances', () => {
    const anyTwoOrders = anyInstances.chain((instances) =>
      fc.tuple(fc.constant(instances), anyOrderOf(instances)),
    );
    fc.assert(
      fc.property(anyTwoOrders, ([instances, shuffled]) => {
        expect(historyOf(shuffled)).toEqual(historyOf(instances));
      }),
    );
  });

  test('is the same when an instance is added twice', () => {
    fc.assert(
      fc.property(anyInstances, (instances) => {
        const history = frozen(historyOf(instances));
        for (const { instance, people } of instances) {
          expect(withInstance(history, instance, people)).toEqual(history);
        }
      }),
    );
  });

  test('gives the same table after a changed result as a new history', () => {
    const anyChange = anyInstances.chain((instances) =>
      fc.tuple(fc.constant(instances), fc.nat(Math.max(0, instances.length - 1)), fc.option(anyWinner)),
    );
    fc.assert(
      fc.property(anyChange, ([instances, at, winningTeam]) => {
        const changed = instances.map((one, index) =>
          index === at ? { ...one, instance: { ...one.instance, winningTeam: winningTeam ?? 'DRAW' } } : one,
        );
        const last = changed[at];
        if (last === undefined) return;
        const history = withInstance(historyOf(instances), last.instance, last.people);
        expect(statsTable(history, DEFAULT_POINTS)).toEqual(statsTable(historyOf(changed), DEFAULT_POINTS));
      }),
    );
  });

  test('has each instance once in the stored shape, newest first', () => {
    fc.assert(
      fc.property(anyInstances, (instances) => {
        const history = historyOf(instances.toReversed());
        expect(history.instances.map(({ giId }) => giId)).toEqual(
          instances.map(({ instance }) => instance.id).toReversed(),
        );
        storedHistorySchema.parse(history);
      }),
      { numRuns: 30 },
    );
  });

  test('orders instances with the same start by id', () => {
    const two = ['a', 'b'].map((id) => ({ instance: aGameInstance({ id }), people: [] }));
    expect(historyOf(two).instances.map(({ giId }) => giId)).toEqual(['b', 'a']);
    expect(historyOf(two.toReversed())).toEqual(historyOf(two));
  });
});

describe('names in the history', () => {
  const played = (count: number, name: string, isGuest = false): InstanceWithPeople => ({
    instance: aGameInstance({ id: `gi${count}`, startDateTime: week(count), winningTeam: 'TEAM_A' }),
    people: [aPlayerInstance({ uid: 'sam', name, isGuest, team: 'TEAM_A' })],
  });

  test('come from the newest instance when an older one is corrected later', () => {
    const history = historyOf([played(0, 'Sam'), played(1, 'Sammy'), played(0, 'Sam')]);
    expect(history.people.sam).toEqual({ name: 'Sammy', isGuest: false, namedAt: week(1) });
  });

  test('change when the person has a new name in the same instance', () => {
    expect(historyOf([played(1, 'Sam'), played(1, 'Samuel')]).people.sam?.name).toBe('Samuel');
  });

  test('no longer mark a guest who has registered', () => {
    expect(historyOf([played(0, 'Sam', true), played(1, 'Sam')]).people.sam?.isGuest).toBe(false);
  });
});

describe('instance in the history', () => {
  const people = frozen([
    aPlayerInstance({ uid: 'zed', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'ada', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'gus', team: 'TEAM_B' }),
    aPlayerInstance({ uid: 'bob', team: 'TEAM_B' }),
    aPlayerInstance({ uid: 'out', team: 'TEAM_B', status: 'NOT_PLAYING' }),
    aPlayerInstance({ uid: 'pool', team: 'NO_TEAM' }),
  ]);

  test('has its line-ups by uid when the winner is set', () => {
    const entry = toHistoryInstance(aGameInstance({ winningTeam: 'DRAW' }), people);
    expect(entry).toMatchObject({ teamA: ['ada', 'zed'], teamB: ['bob', 'gus'] });
  });

  test('has no no-shows, in either half', () => {
    const firstHalf = { teamA: ['ada', 'gus'], teamB: ['bob', 'zed'], teamAGoals: 1, teamBGoals: 0 };
    const instance = aGameInstance({ winningTeam: 'TEAM_A', noShows: ['ada', 'zed'], firstHalf });
    expect(toHistoryInstance(instance, people)).toMatchObject({
      ...{ teamA: [], teamB: ['bob', 'gus'] },
      firstHalf: { teamA: ['gus'], teamB: ['bob'], teamAGoals: 1 },
    });
  });

  test('has no line-ups or names before the winner is set', () => {
    const history = withInstance(EMPTY_HISTORY, aGameInstance(), people);
    expect(history.instances[0]).toMatchObject({ teamA: [], teamB: [] });
    expect(history.people).toEqual({});
  });

  test('has only the result, the looks of the teams and the awards', () => {
    const motmAwarded = [{ uid: 'bob', name: 'Bob', votes: 4 }];
    const result = { winningTeam: 'TEAM_B', winningMargin: null, teamAGoals: 2, teamBGoals: 5 } as const;
    const looks = { teamAName: 'Bibs', teamBName: 'Skins', teamAColour: '#FFFFFF', teamBColour: '#00FF00' };
    const instance = aGameInstance({ ...result, ...looks, status: 'INVITES_SENT', motmAwarded });
    expect(toHistoryInstance(instance, people)).toEqual({
      ...{ giId: instance.id, startDateTime: A_KICK_OFF, status: 'INVITES_SENT', isFirstGame: true },
      ...{ ...result, ...looks, motmAwarded, teamA: ['ada', 'zed'], teamB: ['bob', 'gus'] },
    });
  });
});

const total = (uid: string, won: number, drawn: number, lost: number) => ({
  uid,
  name: uid,
  isGuest: true,
  played: won + drawn + lost,
  won,
  drawn,
  lost,
});
const history = startingHistory([total('ann', 5, 2, 3), total('ben', 6, 0, 4)], DEFAULT_POINTS);
const rowsOf = (each: History, points: Points = DEFAULT_POINTS) => statsTable(each, points);

describe('starting table', () => {
  test('counts totals as results without a form', () => {
    expect(rowsOf(history)).toMatchObject({
      ann: { numPlayed: 10, numWins: 5, numDraws: 2, totalPoints: 17, form: '', leaderboardPosition: 2 },
      ben: { numPlayed: 10, totalPoints: 18, streak: 0, leaderboardPosition: 1 },
    });
  });

  test('is the start of later results', () => {
    const played = aHistoryInstance({ winningTeam: 'TEAM_A', teamA: ['ann'], teamB: ['cid'] });
    expect(rowsOf({ ...history, instances: [played] })).toMatchObject({
      ann: { numPlayed: 11, totalPoints: 20, form: 'W', leaderboardPosition: 1, earlier: { played: 10 } },
      cid: { numPlayed: 1, form: 'L' },
    });
  });

  test('follows a change of the points', () => {
    const points = { ...DEFAULT_POINTS, win: 2 };
    expect(rowsOf(withStartingTable(history, points), points).ann?.totalPoints).toBe(12);
  });

  test('adds the totals of two merged people', () => {
    const merged = mergeHistory(history, 'ann', { uid: 'ben', name: 'Ben', isGuest: false });
    const rows = rowsOf(withStartingTable(merged, DEFAULT_POINTS));
    expect(leaderboard(Object.values(rows))).toMatchObject([{ name: 'Ben', numPlayed: 20, totalPoints: 35 }]);
  });
});

test('fair teams separate the people with the best totals', () => {
  const players = ['ann', 'ben', 'cid', 'dee'].map((id, at) => ({
    id,
    earlier: { played: 40, won: at < 2 ? 28 : 12, drawn: 0, lost: at < 2 ? 12 : 28 },
  }));
  const { teamA, teamB } = pickFairTeams({ players, history: [], seed: 'one', now: new Date(0) });
  for (const team of [teamA, teamB]) expect(team.filter((id) => ['ann', 'ben'].includes(id))).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import { pickFairTeams } from '../fair-teams/pick-fair-teams.ts';
import { mergeHistory } from '../people/merge-history.ts';
import { aHistoryInstance } from '../testing/factories.ts';
import type { History } from './history.schema.ts';
import { startingHistory, withStartingTable } from './history.ts';
import { leaderboard, statsTable } from './table.ts';
import { DEFAULT_POINTS, type Points } from './tally.schema.ts';

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

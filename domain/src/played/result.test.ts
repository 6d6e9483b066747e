import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Result,
  resultSchema,
  WINNING_TEAMS,
  type WinningTeam,
} from '../instance/game-instance.schema.ts';
import { isConsistentResult } from '../instance/state-rules.ts';
import { aGameInstance, frozen } from '../testing/factories.ts';
import {
  hasSameTeams,
  includesFirstHalf,
  NO_SCORE,
  outcomeOf,
  type PlayedHalves,
  resultsByLineUp,
  resultText,
  type Score,
  scoreAgrees,
  teamNames,
  uidsInTeams,
  uidsWhoSwapped,
  winnerByGoals,
  withWinner,
} from './result.ts';

const goals = (teamAGoals: number | null, teamBGoals: number | null): Score => ({
  ...NO_SCORE,
  teamAGoals,
  teamBGoals,
});
const margin = (winningMargin: number): Score => ({ ...NO_SCORE, winningMargin });

const anyWinner = fc.constantFrom(...WINNING_TEAMS);
const anyGoals = fc.option(fc.nat(99));
const anyScore: fc.Arbitrary<Score> = fc.record({
  winningMargin: fc.option(fc.integer({ min: 1, max: 99 })),
  teamAGoals: anyGoals,
  teamBGoals: anyGoals,
});

describe('score', () => {
  test.each<[Score, readonly WinningTeam[]]>([
    [NO_SCORE, ['TEAM_A', 'TEAM_B', 'DRAW']],
    [margin(1), ['TEAM_A', 'TEAM_B']],
    [margin(99), ['TEAM_A', 'TEAM_B']],
    [goals(0, 0), ['DRAW']],
    [goals(1, 0), ['TEAM_A']],
    [goals(0, 1), ['TEAM_B']],
    [goals(1, 1), ['DRAW']],
    [goals(99, 98), ['TEAM_A']],
    [goals(1, null), []],
    [goals(null, 0), []],
    [{ winningMargin: 1, teamAGoals: 1, teamBGoals: 0 }, []],
    [{ winningMargin: 1, teamAGoals: 1, teamBGoals: null }, []],
    [{ winningMargin: 1, teamAGoals: null, teamBGoals: 0 }, []],
  ])('%j agrees only with %j', (score, winners) => {
    expect(WINNING_TEAMS.filter((winner) => scoreAgrees(winner, score))).toEqual(winners);
  });
});

describe('withWinner', () => {
  test('keeps the score only if it agrees with the new winner', () => {
    const previous: Result = frozen({ winningTeam: 'TEAM_A', ...goals(4, 2) });
    expect(withWinner(previous, 'TEAM_A')).toEqual(previous);
    expect(withWinner(previous, 'TEAM_B')).toEqual({ winningTeam: 'TEAM_B', ...NO_SCORE });
    expect(withWinner({ winningTeam: 'TEAM_A', ...margin(3) }, 'TEAM_B')).toEqual({
      winningTeam: 'TEAM_B',
      ...margin(3),
    });
    expect(withWinner({ winningTeam: 'TEAM_A', ...margin(3) }, 'DRAW')).toEqual({
      winningTeam: 'DRAW',
      ...NO_SCORE,
    });
  });

  test('always returns a valid result', () => {
    fc.assert(
      fc.property(fc.option(anyWinner), anyScore, anyWinner, (before, score, winner) => {
        const result = withWinner(frozen({ winningTeam: before, ...score }), winner);
        expect(result.winningTeam).toBe(winner);
        expect(isConsistentResult(result)).toBe(true);
        expect(resultSchema.parse(result)).toEqual(result);
        expect(withWinner(result, winner)).toEqual(result);
      }),
    );
  });

  test('returns no other fields of the instance', () => {
    const instance = { winningTeam: null, ...NO_SCORE, id: 'gi' };
    expect(withWinner(instance, 'DRAW')).toEqual({ winningTeam: 'DRAW', ...NO_SCORE });
  });
});

const withGoals = (teamAGoals: number, teamBGoals: number): Result => ({
  winningTeam: winnerByGoals(teamAGoals, teamBGoals),
  winningMargin: null,
  teamAGoals,
  teamBGoals,
});
const onlyWinner: Result = { ...withGoals(1, 0), teamAGoals: null, teamBGoals: null };

/** 6–1 at half-time. Then Ann and Cid swap, and Dee joins for Ben. */
const firstHalf = { teamA: ['ann', 'ben', 'eve'], teamB: ['cid', 'fay'], teamAGoals: 6, teamBGoals: 1 };
const changed = { teamA: ['cid', 'dee', 'eve'], teamB: ['ann', 'fay'], firstHalf };
const outcomesOf = (game: PlayedHalves) =>
  Object.fromEntries(uidsInTeams(game).map((uid) => [uid, outcomeOf(game, uid)]));

test('hasSameTeams ignores the order of people but not a swap of the teams', () => {
  const teams = { teamA: ['ana', 'ben'], teamB: ['cem', 'dee'] };
  expect(hasSameTeams(teams, { teamA: ['ben', 'ana'], teamB: ['dee', 'cem'] })).toBe(true);
  expect(hasSameTeams(teams, { teamA: teams.teamB, teamB: teams.teamA })).toBe(false);
  expect(hasSameTeams(teams, { teamA: ['ana'], teamB: teams.teamB })).toBe(false);
});

test('players who swapped are in another team than in the first half', () => {
  expect(uidsWhoSwapped(firstHalf, changed)).toEqual(['ann', 'cid']);
  expect(uidsWhoSwapped(firstHalf, firstHalf)).toEqual([]);
});

describe('outcome of a player', () => {
  test('counts the goals of the halves that the player played', () => {
    // The second half was 2–5 for the new teams.
    expect(outcomesOf({ ...changed, ...withGoals(8, 6) })).toEqual({
      ann: 'W',
      ben: 'W',
      cid: 'L',
      dee: 'L',
      eve: 'W',
      fay: 'L',
    });
    // The second half was 0–5, so the players who stayed scored as often as the others.
    expect(outcomesOf({ ...changed, ...withGoals(6, 6) })).toEqual({
      ann: 'W',
      ben: 'W',
      cid: 'L',
      dee: 'L',
      eve: 'D',
      fay: 'D',
    });
  });

  test('uses a winning margin instead of goals', () => {
    const margin = { ...onlyWinner, winningMargin: 2 };
    expect(outcomesOf({ ...changed, ...margin })).toEqual(outcomesOf({ ...changed, ...withGoals(8, 6) }));
  });

  test('is the first half for a player who changed team, if only the winner is known', () => {
    const { ann, cid, eve, fay } = outcomesOf({ ...changed, ...onlyWinner });
    expect({ ann, cid, eve, fay }).toEqual({ ann: 'W', cid: 'L', eve: 'W', fay: 'L' });
  });

  test('is the result of the team for everyone who stayed', () => {
    const anyGoals = fc.nat(9);
    fc.assert(
      fc.property(anyGoals, anyGoals, anyGoals, anyGoals, (a1, b1, a2, b2) => {
        const half = { ...firstHalf, teamAGoals: a1, teamBGoals: b1 };
        const game = { ...changed, firstHalf: half, ...withGoals(a1 + a2, b1 + b2) };
        const outcomes = { TEAM_A: ['W', 'L'], TEAM_B: ['L', 'W'], DRAW: ['D', 'D'] };
        expect([outcomeOf(game, 'eve'), outcomeOf(game, 'fay')]).toEqual(
          outcomes[winnerByGoals(a1 + a2, b1 + b2)],
        );
      }),
    );
  });
});

describe('results by line-up', () => {
  test('are one per half if the teams changed', () => {
    expect(resultsByLineUp({ ...changed, ...withGoals(8, 6) })).toMatchObject([
      { teamA: firstHalf.teamA, teamAGoals: 6, teamBGoals: 1, share: 0.5 },
      { teamA: changed.teamA, winningTeam: 'TEAM_B', winningMargin: 3, share: 0.5 },
    ]);
    expect(resultsByLineUp({ ...changed, ...onlyWinner })).toHaveLength(1);
  });

  test('are one for the same teams in any order', () => {
    const same = { teamA: ['eve', 'ben', 'ann'], teamB: ['fay', 'cid'], firstHalf };
    expect(resultsByLineUp({ ...same, ...withGoals(8, 6) })).toMatchObject([{ teamAGoals: 8, share: 1 }]);
  });
});

test.each([
  [6, 1, true],
  [5, 1, false],
  [9, 0, false],
])('final score %i–%i after 6–1 is possible: %s', (teamAGoals, teamBGoals, isPossible) => {
  expect(includesFirstHalf({ firstHalf }, { teamAGoals, teamBGoals })).toBe(isPossible);
});

const named = { teamAName: 'Bibs', teamBName: 'Colours' };

describe('result text', () => {
  test.each([
    [null, {}],
    ['Bibs won', { winningTeam: 'TEAM_A' }],
    ['Colours won', { winningTeam: 'TEAM_B' }],
    ['Bibs won by 2', { winningTeam: 'TEAM_A', winningMargin: 2 }],
    ['Colours won by 1', { winningTeam: 'TEAM_B', winningMargin: 1 }],
    ['Bibs 4–2 Colours', { winningTeam: 'TEAM_A', teamAGoals: 4, teamBGoals: 2 }],
    ['Bibs 0–1 Colours', { winningTeam: 'TEAM_B', teamAGoals: 0, teamBGoals: 1 }],
    ['Draw', { winningTeam: 'DRAW' }],
    ['Draw', { winningTeam: 'DRAW', teamAGoals: 1 }],
    ['Draw 0–0', { winningTeam: 'DRAW', teamAGoals: 0, teamBGoals: 0 }],
  ] as const)('is %j', (text, result) => {
    expect(resultText(aGameInstance({ ...named, ...result }))).toBe(text);
  });

  test('calls teams without a name Team A and Team B', () => {
    expect(resultText(aGameInstance({ winningTeam: 'TEAM_B', winningMargin: 3 }))).toBe('Team B won by 3');
    expect(teamNames({ teamAName: '', teamBName: 'Reds' })).toEqual({ teamA: 'Team A', teamB: 'Reds' });
  });
});

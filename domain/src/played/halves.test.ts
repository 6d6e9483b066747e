import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from '../instance/game-instance.schema.ts';
import {
  hasSameTeams,
  includesFirstHalf,
  outcomeOf,
  type PlayedHalves,
  resultsByLineUp,
  uidsInTeams,
  uidsWhoSwapped,
  winnerByGoals,
} from './result.ts';

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

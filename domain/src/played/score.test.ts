import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Result,
  resultSchema,
  WINNING_TEAMS,
  type WinningTeam,
} from '../instance/game-instance.schema.ts';
import { isConsistentResult } from '../instance/state-rules.ts';
import { frozen } from '../testing/frozen.ts';
import { NO_SCORE, type Score, scoreAgrees, withWinner } from './result.ts';

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

import fc from 'fast-check';
import type { FairPlayer } from './model/belief.ts';
import type { PlayedGame } from './model/played-games.ts';
import type { FairTeamsRequest } from './preferences/request.ts';

export const TONIGHT = new Date('2026-06-16T18:00:00Z');
const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

export function weeksAgo(weeks: number): Date {
  return new Date(TONIGHT.getTime() - weeks * WEEK_IN_MS);
}

export function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${index + 1}`);
}

export function aPlayedGame(
  teamA: readonly string[],
  teamB: readonly string[],
  [teamAGoals, teamBGoals]: readonly [number, number],
  weeks = 1,
): PlayedGame {
  const winningTeam = teamAGoals === teamBGoals ? 'DRAW' : teamAGoals > teamBGoals ? 'TEAM_A' : 'TEAM_B';
  return { playedAt: weeksAgo(weeks), teamA, teamB, winningTeam, teamAGoals, teamBGoals };
}

const results = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
    .map(([a, b]) => aPlayedGame([], [], [a, b])),
  fc.record({
    winningTeam: fc.constantFrom('TEAM_A' as const, 'TEAM_B' as const),
    winningMargin: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ winningTeam: fc.constantFrom('TEAM_A' as const, 'TEAM_B' as const, 'DRAW' as const, null) }),
);

export function games(ids: readonly string[]): fc.Arbitrary<PlayedGame> {
  const teams = fc
    .shuffledSubarray([...ids], { minLength: 2 })
    .chain((people) => fc.integer({ min: 1, max: people.length - 1 }).map((cut) => ({ people, cut })));
  return fc
    .tuple(teams, results, fc.integer({ min: 0, max: 20 }))
    .map(([{ people, cut }, result, weeks]) => ({
      ...result,
      playedAt: weeksAgo(weeks),
      teamA: people.slice(0, cut),
      teamB: people.slice(cut),
    }));
}

/** Generates requests for four to `most` players. Some players have stars, and past games include absent people. */
export function requests(most = 14): fc.Arbitrary<FairTeamsRequest> {
  return fc.integer({ min: 4, max: most }).chain((count) => {
    const ids = namesOf(count);
    const stars = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
    const players: fc.Arbitrary<FairPlayer[]> = fc
      .array(stars, { minLength: count, maxLength: count })
      .map((given) => ids.map((id, index) => ({ id, stars: given[index] ?? null })));
    return fc.record({
      players,
      history: fc.array(games([...ids, 'q1', 'q2', 'q3']), { maxLength: 12 }),
      preset: fc.constantFrom('balanced' as const, 'fairest' as const, 'mix-it-up' as const),
      seed: fc.nat(),
      now: fc.constant(TONIGHT),
    });
  });
}

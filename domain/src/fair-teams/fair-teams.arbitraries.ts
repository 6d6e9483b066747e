import fc from 'fast-check';
import { winnerByGoals } from '../played/result.ts';
import type { FairPlayer } from './model/forecast.ts';
import type { PlayedGame } from './model/played-games.ts';
import type { FairTeamsRequest, RepairRequest } from './preferences/request.ts';

export const TONIGHT = new Date('2026-06-16T18:00:00Z');
const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

export function weeksAgo(weeks: number): Date {
  return new Date(TONIGHT.getTime() - weeks * WEEK_IN_MS);
}

export function playerIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${index + 1}`);
}

export function aPlayedGame(
  teamA: readonly string[],
  teamB: readonly string[],
  [teamAGoals, teamBGoals]: readonly [number, number],
  weeks = 1,
): PlayedGame {
  const winningTeam = winnerByGoals(teamAGoals, teamBGoals);
  return { playedAt: weeksAgo(weeks), teamA, teamB, winningTeam, teamAGoals, teamBGoals };
}

const anyResult = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
    .map(([a, b]) => aPlayedGame([], [], [a, b])),
  fc.record({
    winningTeam: fc.constantFrom('TEAM_A' as const, 'TEAM_B' as const),
    winningMargin: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ winningTeam: fc.constantFrom('TEAM_A' as const, 'TEAM_B' as const, 'DRAW' as const, null) }),
);

export function anyGame(ids: readonly string[]): fc.Arbitrary<PlayedGame> {
  const anyTeams = fc
    .shuffledSubarray([...ids], { minLength: 2 })
    .chain((people) => fc.integer({ min: 1, max: people.length - 1 }).map((cut) => ({ people, cut })));
  return fc
    .tuple(anyTeams, anyResult, fc.integer({ min: 0, max: 20 }))
    .map(([{ people, cut }, result, weeks]) => ({
      ...result,
      playedAt: weeksAgo(weeks),
      teamA: people.slice(0, cut),
      teamB: people.slice(cut),
    }));
}

/** Generates requests for four to `maxPlayers` players. Some players have stars. Past games include absent people. */
export function anyRequest(maxPlayers = 14): fc.Arbitrary<FairTeamsRequest> {
  return fc.integer({ min: 4, max: maxPlayers }).chain((count) => {
    const ids = playerIds(count);
    const anyStars = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
    const anyPlayers: fc.Arbitrary<FairPlayer[]> = fc
      .array(anyStars, { minLength: count, maxLength: count })
      .map((given) => ids.map((id, index) => ({ id, stars: given[index] ?? null })));
    return fc.record({
      players: anyPlayers,
      history: fc.array(anyGame([...ids, 'q1', 'q2', 'q3']), { maxLength: 12 }),
      preset: fc.constantFrom('balanced' as const, 'fairest' as const, 'mix-it-up' as const),
      seed: fc.nat(),
      now: fc.constant(TONIGHT),
    });
  });
}

const PEOPLE_WHO_LEFT = ['left1', 'left2', 'left3'];

/** Generates requests with an old line-up that lacks some players and includes some people who left. */
export function anyRepairRequest(maxPlayers: number): fc.Arbitrary<RepairRequest> {
  return anyRequest(maxPlayers).chain((request) => {
    const ids = request.players.map(({ id }) => id);
    const anyTeam = fc.constantFrom('A', 'A', 'A', 'B', 'B', 'B', 'none');
    const everyone = [...ids, ...PEOPLE_WHO_LEFT];
    return fc
      .record({
        oldTeams: fc.array(anyTeam, { minLength: everyone.length, maxLength: everyone.length }),
        locks: fc.dictionary(
          fc.constantFrom(...ids.slice(0, 3)),
          fc.constantFrom('TEAM_A' as const, 'TEAM_B' as const),
          { maxKeys: 2 },
        ),
        apart: fc.array(fc.tuple(fc.constantFrom(...everyone), fc.constantFrom(...everyone)), {
          maxLength: 2,
        }),
        keepers: fc.subarray(ids, { maxLength: 3 }),
      })
      .map(({ oldTeams, ...conditions }) => ({
        ...request,
        ...conditions,
        teamA: everyone.filter((_, at) => oldTeams[at] === 'A'),
        teamB: everyone.filter((_, at) => oldTeams[at] === 'B'),
      }));
  });
}

export function aRepairRequest(
  teamA: readonly string[],
  teamB: readonly string[],
  present: readonly string[],
): RepairRequest {
  return { players: present.map((id) => ({ id })), history: [], seed: 1, now: TONIGHT, teamA, teamB };
}

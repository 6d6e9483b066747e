import fc from 'fast-check';
import { anyRequest, TONIGHT } from './fair-teams.arbitraries.ts';
import type { RepairRequest } from './preferences/request.ts';

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

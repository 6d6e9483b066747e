import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Team } from '../../instance/player-instance.schema.ts';
import { ImpossibleTeamsError, impossibleText, isImpossibleReason } from '../explain/fair-teams-errors.ts';
import { anyRequest, playerIds, TONIGHT } from '../fair-teams.arbitraries.ts';
import { pickFairTeams } from '../pick-fair-teams.ts';
import type { FairTeamsRequest } from './request.ts';

function aRequest(count: number, conditions: Partial<FairTeamsRequest>): FairTeamsRequest {
  const players = playerIds(count).map((id) => ({ id }));
  return { players, history: [], seed: 1, now: TONIGHT, ...conditions };
}

function errorFrom(request: FairTeamsRequest): ImpossibleTeamsError {
  try {
    pickFairTeams(request);
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return error;
    throw error;
  }
  throw new Error('Teams were picked');
}

describe('conditions of the organiser', () => {
  test.each([10, 11, 26, 30])('hold in the picked teams and every alternative of %i players', (count) => {
    const picked = pickFairTeams(
      aRequest(count, {
        locks: { p1: 'TEAM_B', p2: 'TEAM_B', p3: 'TEAM_A' },
        apart: [
          ['p4', 'p5'],
          ['p5', 'p6'],
        ],
        keepers: ['p7', 'p8'],
      }),
    );
    for (const { teamA, teamB } of [picked, ...picked.alternatives]) {
      expect(teamB).toEqual(expect.arrayContaining(['p1', 'p2']));
      expect(teamA).toContain('p3');
      for (const [one, other] of [
        ['p4', 'p5'],
        ['p5', 'p6'],
        ['p7', 'p8'],
      ] as const) {
        expect(teamA.includes(one)).not.toBe(teamA.includes(other));
      }
      expect(Math.abs(teamA.length - teamB.length)).toBeLessThanOrEqual(1);
    }
  });

  test('give each team at least one of three keepers', () => {
    fc.assert(
      fc.property(anyRequest(12), (request) => {
        const { teamA, teamB } = pickFairTeams({ ...request, keepers: ['p1', 'p2', 'p3'] });
        for (const team of [teamA, teamB])
          expect(team.some((id) => ['p1', 'p2', 'p3'].includes(id))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('may lock a whole team', () => {
    const locks: Record<string, Team> = { p1: 'TEAM_B', p3: 'TEAM_B', p5: 'TEAM_B' };
    expect(pickFairTeams(aRequest(6, { locks })).teamB).toEqual(['p1', 'p3', 'p5']);
  });

  test('ignore a single keeper, or a pair with an absent person', () => {
    const free = pickFairTeams(aRequest(6, {}));
    expect(pickFairTeams(aRequest(6, { keepers: ['p1', 'gone'], apart: [['p2', 'gone']] }))).toEqual(free);
  });
});

describe('impossible conditions', () => {
  const lockedToA = (count: number) =>
    Object.fromEntries(playerIds(count).map((id) => [id, 'TEAM_A' as const]));
  const pairsApart = (...pairs: string[]) => pairs.map((pair) => pair.split(' ') as [string, string]);

  test.each<[string, number, Partial<FairTeamsRequest>, string, string[]?]>([
    [
      'two people apart in one team',
      6,
      { locks: lockedToA(2), apart: pairsApart('p1 p2') },
      'CONDITIONS_CONTRADICT',
      ['p1', 'p2'],
    ],
    [
      'three people who must all be apart',
      6,
      { apart: pairsApart('p1 p2', 'p2 p3', 'p3 p1') },
      'CONDITIONS_CONTRADICT',
    ],
    [
      'two keepers locked to one team',
      6,
      { locks: lockedToA(2), keepers: ['p1', 'p2'] },
      'CONDITIONS_CONTRADICT',
    ],
    ['a person apart from themself', 6, { apart: pairsApart('p1 p1') }, 'CONDITIONS_CONTRADICT'],
    ['four of six locked to one team', 6, { locks: lockedToA(4) }, 'TEAMS_UNEVEN'],
    ['sixteen of thirty locked to one team', 30, { locks: lockedToA(16) }, 'TEAMS_UNEVEN'],
    [
      'a person apart from four of six',
      6,
      { apart: pairsApart('p1 p2', 'p1 p3', 'p1 p4', 'p1 p5') },
      'TEAMS_UNEVEN',
    ],
    [
      'three keepers locked to one team',
      8,
      { locks: lockedToA(3), keepers: ['p1', 'p2', 'p3'] },
      'TEAMS_UNEVEN',
    ],
    ['a lock for an absent person', 6, { locks: { gone: 'TEAM_A' } }, 'LOCKED_NOT_PLAYING', ['gone']],
  ])('include %s', (_, count, conditions, code, players) => {
    const { reason } = errorFrom(aRequest(count, conditions));
    expect(reason).toEqual({ code, players: players ?? expect.any(Array) });
  });

  test('have a text that ends with the names if the names are known', () => {
    const { reason } = errorFrom(aRequest(6, { locks: { gone: 'TEAM_A' } }));
    expect(impossibleText(reason)).toBe("You've fixed a team for someone who isn't playing");
    expect(impossibleText(reason, (uid) => uid.toUpperCase())).toBe(
      "You've fixed a team for someone who isn't playing: GONE",
    );
    expect(impossibleText({ code: 'TEAMS_UNEVEN', players: [] }, () => 'Nobody')).toBe(
      'These rules make the teams uneven',
    );
  });

  test('are recognised only with a known code and a list of players', () => {
    expect(isImpossibleReason({ code: 'TEAMS_UNEVEN', players: ['p1'] })).toBe(true);
    expect(isImpossibleReason({ code: 'TEAMS_UNEVEN' })).toBe(false);
    expect(isImpossibleReason({ code: 'FULL_MOON', players: ['p1'] })).toBe(false);
  });
});

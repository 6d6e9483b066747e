import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRequest, aPlayedGame, playerIds, TONIGHT } from './fair-teams.arbitraries.ts';
import type { PlayedGame } from './model/played-games.ts';
import { type FairTeams, pickFairTeams } from './pick-fair-teams.ts';
import type { FairTeamsRequest } from './preferences/request.ts';

function aRequest(count: number, overrides: Partial<FairTeamsRequest> = {}): FairTeamsRequest {
  const players = playerIds(count).map((id) => ({ id }));
  return { players, history: [], seed: 1, now: TONIGHT, ...overrides };
}

function gamesWithConstantWinner(count: number, weeks: number): PlayedGame[] {
  const [star, ...others] = playerIds(count);
  return Array.from({ length: weeks }, (_, week) => {
    const rotated = [...others.slice(week % others.length), ...others.slice(0, week % others.length)];
    const half = Math.floor(count / 2);
    return aPlayedGame(
      [star ?? '', ...rotated.slice(0, half - 1)],
      rotated.slice(half - 1),
      [9, 1],
      week + 1,
    );
  });
}

function expectValidTeams(picked: FairTeams, count: number): void {
  for (const teams of [picked, ...picked.alternatives]) {
    expect([...teams.teamA, ...teams.teamB].toSorted()).toEqual(playerIds(count).toSorted());
    expect(Math.abs(teams.teamA.length - teams.teamB.length)).toBeLessThanOrEqual(1);
    expect(teams.chanceA).toBeGreaterThanOrEqual(0);
    expect(teams.chanceA).toBeLessThanOrEqual(1);
    expect(['low', 'medium', 'high']).toContain(teams.confidence);
  }
  expect(picked.explanations.length).toBeGreaterThanOrEqual(1);
  expect(picked.explanations.length).toBeLessThanOrEqual(2);
}

function teamsInAnyOrder({ teamA, teamB }: Pick<FairTeams, 'teamA' | 'teamB'>): string[] {
  return [teamA.toSorted().join(), teamB.toSorted().join()].toSorted();
}

describe('every pick', () => {
  test('includes everyone once in teams whose sizes differ by at most one', () => {
    fc.assert(
      fc.property(anyRequest(16), (request) => {
        expectValidTeams(pickFairTeams(request), request.players.length);
      }),
      { numRuns: 60 },
    );
  });

  test('is independent of ids', () => {
    const renamed = (id: string) => `z${(id.codePointAt(0) ?? 0) * 1000 - Number(id.slice(1)) * 7}x${id}`;
    fc.assert(
      fc.property(anyRequest(12), (request) => {
        const picked = pickFairTeams(request);
        const other = pickFairTeams({
          ...request,
          players: request.players.map((player) => ({ ...player, id: renamed(player.id) })),
          history: request.history.map((game) => ({
            ...game,
            teamA: game.teamA.map(renamed),
            teamB: game.teamB.map(renamed),
          })),
        });
        expect(other.teamA).toEqual(picked.teamA.map(renamed));
        expect(other.teamB).toEqual(picked.teamB.map(renamed));
        expect(other.chanceA).toBe(picked.chanceA);
        expect(other.confidence).toBe(picked.confidence);
      }),
      { numRuns: 60 },
    );
  });

  test('is independent of the team names of past games', () => {
    fc.assert(
      fc.property(anyRequest(12), (request) => {
        const mirrored = pickFairTeams({ ...request, history: request.history.map(mirror) });
        expect(mirrored).toEqual(pickFairTeams(request));
      }),
      { numRuns: 60 },
    );
  });

  test('is mirrored when a player is locked to the other team', () => {
    fc.assert(
      fc.property(anyRequest(12), fc.boolean(), (request, isTeamA) => {
        const [one, other] = isTeamA ? (['TEAM_A', 'TEAM_B'] as const) : (['TEAM_B', 'TEAM_A'] as const);
        const picked = pickFairTeams({ ...request, locks: { p1: one } });
        const mirrored = pickFairTeams({ ...request, locks: { p1: other } });
        expect(mirrored.teamA).toEqual(picked.teamB);
        expect(mirrored.teamB).toEqual(picked.teamA);
        expect(mirrored.chanceA).toBeCloseTo(1 - picked.chanceA, 6);
      }),
      { numRuns: 30 },
    );
  });
});

function mirror(game: PlayedGame): PlayedGame {
  const opposite = { TEAM_A: 'TEAM_B', TEAM_B: 'TEAM_A', DRAW: 'DRAW' } as const;
  return {
    ...game,
    teamA: game.teamB,
    teamB: game.teamA,
    winningTeam: game.winningTeam && opposite[game.winningTeam],
    teamAGoals: game.teamBGoals ?? null,
    teamBGoals: game.teamAGoals ?? null,
  };
}

describe('groups of every size', () => {
  test.each([2, 3, 10, 11, 16, 30])(
    'split %i newcomers with an even chance for teams of equal size',
    (count) => {
      const picked = pickFairTeams(aRequest(count));
      expectValidTeams(picked, count);
      if (count % 2 === 0) expect(picked.chanceA).toBe(0.5);
      expect(picked.confidence).toBe('low');
    },
  );

  test.each([5, 9, 13, 21, 27])('give the larger team the better chance (%i people)', (count) => {
    const { teamA, teamB, chanceA } = pickFairTeams(aRequest(count));
    expect(chanceA > 0.5).toBe(teamA.length > teamB.length);
  });

  test.each([1, 2, 3, 4, 5, 6])('have alternatives that differ by two players per team (seed %i)', (seed) => {
    const { alternatives, ...best } = pickFairTeams(aRequest(10, { seed }));
    const all = [best, ...alternatives];
    expect(all).toHaveLength(4);
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        expect([2, 3]).toContain(one.teamA.filter((id) => other.teamA.includes(id)).length);
      }
    });
  });

  test('choose at random which team is team A', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const inA = seeds.filter((seed) => pickFairTeams(aRequest(10, { seed })).teamA.includes('p1')).length;
    expect(inA).toBeGreaterThan(4);
    expect(inA).toBeLessThan(16);
  });

  test.each([5, 8, 10, 14, 23])(
    'have alternatives nearly as even as the best (%i people with a strong player)',
    (count) => {
      const picked = pickFairTeams(aRequest(count, { history: gamesWithConstantWinner(count, 12) }));
      const distance = (chance: number) => Math.abs(chance - 0.5);
      expect(picked.alternatives).toHaveLength(3);
      for (const { chanceA } of picked.alternatives) {
        expect(distance(chanceA)).toBeLessThanOrEqual(distance(picked.chanceA) + 0.03);
      }
    },
  );
});

describe('unusual histories', () => {
  test('give neither team a certain win when one player always wins', () => {
    const picked = pickFairTeams(aRequest(8, { history: gamesWithConstantWinner(8, 30) }));
    expectValidTeams(picked, 8);
    expect(picked.chanceA).toBeGreaterThan(0.3);
    expect(picked.chanceA).toBeLessThan(0.7);
  });

  test('may have the same two teams 500 times at 99–0', () => {
    const history = Array.from({ length: 500 }, (_, week) =>
      aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [99, 0], week),
    );
    const picked = pickFairTeams(aRequest(4, { history }));
    expectValidTeams(picked, 4);
    expect(teamsInAnyOrder(picked)).not.toEqual(['p1,p2', 'p3,p4']);
  });

  test('may name a person twice, in both teams, or after they left', () => {
    const history = [aPlayedGame(['p1', 'p1', 'gone'], ['p1', 'p2', 'former'], [3, 1])];
    expectValidTeams(pickFairTeams(aRequest(6, { history })), 6);
  });

  test('let the seed choose only between equally good teams', () => {
    const distinctPicks = (history: PlayedGame[]) =>
      new Set(
        [1, 2, 3, 4, 5].map((seed) =>
          teamsInAnyOrder(pickFairTeams(aRequest(10, { history, seed }))).join('|'),
        ),
      );
    expect(distinctPicks([]).size).toBeGreaterThan(1);
    const unequalHistory = gamesWithConstantWinner(10, 9).map((game, week) => ({
      ...game,
      teamAGoals: week,
    }));
    expect(distinctPicks(unequalHistory).size).toBe(1);
  });
});

describe('invalid requests', () => {
  test.each([0, 1])('include %i players', (count) => {
    expect(() => pickFairTeams(aRequest(count))).toThrow('Two teams need at least two players');
  });

  test('include a player who is listed twice', () => {
    expect(() => pickFairTeams(aRequest(4, { players: [{ id: 'p1' }, { id: 'p2' }, { id: 'p1' }] }))).toThrow(
      'p1 is listed twice',
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineUp } from '../teams/line-up.ts';
import { ImpossibleTeamsError } from './explain/fair-teams-errors.ts';
import { anyRepairRequest, aPlayedGame, aRepairRequest, playerIds } from './fair-teams.arbitraries.ts';
import { findRepair, type Repair } from './find-repair.ts';
import { predictChance } from './model/forecast.ts';
import { type Rating, rate } from './model/rating.ts';
import { pickFairTeams } from './pick-fair-teams.ts';
import type { RepairRequest } from './preferences/request.ts';

function meetsConditions({ teamA, teamB }: LineUp, request: RepairRequest): boolean {
  const { locks = {}, apart = [], keepers = [] } = request;
  const isIn = (team: readonly string[], uid: string) => team.includes(uid);
  const everyone = [...teamA, ...teamB];
  const playing = keepers.filter((uid) => isIn(everyone, uid));
  return (
    Math.abs(teamA.length - teamB.length) <= 1 &&
    Object.entries(locks).every(([uid, team]) => isIn(team === 'TEAM_A' ? teamA : teamB, uid)) &&
    apart
      .filter((pair) => pair.every((uid) => isIn(everyone, uid)))
      .every(([one, other]) => isIn(teamA, one) !== isIn(teamA, other)) &&
    (playing.length < 2 || [teamA, teamB].every((team) => playing.some((uid) => isIn(team, uid))))
  );
}

function allowedLineUps(request: RepairRequest): LineUp[] {
  const ids = request.players.map(({ id }) => id);
  const lineUps = Array.from({ length: 2 ** ids.length }, (_, bits) => ({
    teamA: ids.filter((_id, at) => (bits >> at) & 1),
    teamB: ids.filter((_id, at) => !((bits >> at) & 1)),
  }));
  return lineUps.filter((teams) => meetsConditions(teams, request));
}

function countMoves({ teamA, teamB }: LineUp, old: LineUp): number {
  return (
    teamA.filter((uid) => old.teamB.includes(uid)).length +
    teamB.filter((uid) => old.teamA.includes(uid)).length
  );
}

function distanceFromEven(rating: Rating, teams: LineUp): number {
  return Math.abs(predictChance(rating, teams).chanceA - 0.5);
}

function repairOrProblem(request: RepairRequest): Repair | ImpossibleTeamsError {
  try {
    return findRepair(request);
  } catch (error) {
    if (error instanceof ImpossibleTeamsError) return error;
    throw error;
  }
}

describe('repair', () => {
  test('equals the repair that a search of every line-up finds', () => {
    fc.assert(
      fc.property(anyRepairRequest(9), (request) => {
        const rating = rate(request);
        const possible = allowedLineUps(request).map((teams) => ({
          moves: countMoves(teams, request),
          distance: distanceFromEven(rating, teams),
        }));
        const repair = repairOrProblem(request);
        expect(repair instanceof ImpossibleTeamsError).toBe(possible.length === 0);
        if (repair instanceof ImpossibleTeamsError) return;

        const smallestDistance = Math.min(...possible.map((each) => each.distance));
        expect(Math.abs(repair.bestChanceA - 0.5)).toBeCloseTo(smallestDistance, 6);
        const even = possible.filter((each) => each.distance <= smallestDistance + 0.03);
        const fewest = Math.min(...even.map(({ moves }) => moves));
        expect(repair.moves).toHaveLength(fewest);
        const evenest = Math.min(
          ...even.filter(({ moves }) => moves === fewest).map((each) => each.distance),
        );
        expect(Math.abs(repair.chanceA - 0.5)).toBeCloseTo(evenest, 6);
      }),
      { numRuns: 150 },
    );
  });

  test.each([5, 9, 13])(
    'knows the most even line-up of %i players of equal strength but unequal certainty',
    (count) => {
      const history = [1, 2, 3].map((week) => aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [3, 3], week));
      const request = { ...aRepairRequest([], [], playerIds(count)), history };
      const rating = rate(request);
      const distances = allowedLineUps(request).map((teams) => distanceFromEven(rating, teams));
      const smallest = Math.min(...distances);
      expect(smallest).toBeGreaterThan(0);
      expect(Math.abs(findRepair(request).bestChanceA - 0.5)).toBeCloseTo(smallest, 9);
    },
  );

  test.each([22, 30, 50])('knows a nearly even line-up of %i players with stars', (count) => {
    const players = playerIds(count).map((id, at) => ({ id, stars: 1 + ((at * 0.37) % 4) }));
    const { bestChanceA } = findRepair({ ...aRepairRequest([], [], playerIds(count)), players });
    expect(Math.abs(bestChanceA - 0.5)).toBeLessThan(0.001);
  });

  test('meets the conditions and assigns each present player to one team', () => {
    fc.assert(
      fc.property(anyRepairRequest(20), (request) => {
        const repair = repairOrProblem(request);
        if (repair instanceof ImpossibleTeamsError) return;
        expect(meetsConditions(repair, request)).toBe(true);
        expect([...repair.teamA, ...repair.teamB].toSorted()).toEqual(
          request.players.map(({ id }) => id).toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('is the old line-up after the moves, joins and leaves', () => {
    fc.assert(
      fc.property(anyRepairRequest(12), (request) => {
        const repair = repairOrProblem(request);
        if (repair instanceof ImpossibleTeamsError) return;
        const { moves, joins, leaves } = repair;
        const changed = [...moves, ...joins];
        const gone = new Set([...changed.map(({ uid }) => uid), ...leaves]);
        const after = (team: 'TEAM_A' | 'TEAM_B', old: readonly string[]) =>
          [
            ...old.filter((uid) => !gone.has(uid)),
            ...changed.filter(({ to }) => to === team).map(({ uid }) => uid),
          ].toSorted();
        expect(after('TEAM_A', request.teamA)).toEqual(repair.teamA.toSorted());
        expect(after('TEAM_B', request.teamB)).toEqual(repair.teamB.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  test('is impossible for the same reason as a pick', () => {
    fc.assert(
      fc.property(anyRepairRequest(8), (request) => {
        const repair = repairOrProblem(request);
        const pick = () => pickFairTeams(request);
        if (repair instanceof ImpossibleTeamsError)
          expect(pick).toThrow(expect.objectContaining({ reason: repair.reason }));
        else expect(pick).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});

describe('repair among newcomers', () => {
  test.each([29, 30, 50])('needs no moves without an old line-up (%i players)', (count) => {
    const repair = findRepair(aRepairRequest([], [], playerIds(count)));
    expect(repair.joins).toHaveLength(count);
    expect(Math.abs(repair.teamA.length - repair.teamB.length)).toBeLessThanOrEqual(1);
  });

  test('moves half of the players if all are in one team', () => {
    expect(findRepair(aRepairRequest(playerIds(30), [], playerIds(30))).moves).toHaveLength(15);
  });

  test('includes a uid that is the name of an object property', () => {
    const present = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    expect(findRepair(aRepairRequest(present.slice(0, 2), present.slice(2), present)).moves).toEqual([]);
  });
});

describe('repair of a large line-up', () => {
  const half = (from: number) => playerIds(30).slice(from, from + 15);
  const strongAgainstWeak: RepairRequest = {
    ...aRepairRequest(half(0), half(15), playerIds(30)),
    players: playerIds(30).map((id, at) => ({ id, stars: at < 15 ? 5 : 1 })),
  };

  test('needs as few moves as equal teams of strong players allow', () => {
    const repair = findRepair(strongAgainstWeak);
    expect(Math.abs(repair.bestChanceA - 0.5)).toBeLessThan(0.1);
    expect(repair.moves.length % 2).toBe(0);
    const fewer = repair.moves.length / 2 - 1;
    const swapped = {
      teamA: [...half(0).slice(fewer), ...half(15).slice(0, fewer)],
      teamB: [...half(15).slice(fewer), ...half(0).slice(0, fewer)],
    };
    const limit = Math.abs(repair.bestChanceA - 0.5) + 0.03;
    const { chanceA } = predictChance(rate(strongAgainstWeak), swapped);
    expect(Math.abs(chanceA - 0.5)).toBeGreaterThan(limit);
    expect(Math.abs(repair.chanceA - 0.5)).toBeLessThanOrEqual(limit);
  });
});

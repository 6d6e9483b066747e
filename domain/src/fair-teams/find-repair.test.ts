import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineUp } from '../teams/line-up.ts';
import { ImpossibleTeamsError } from './explain/problems.ts';
import { namesOf, requests, TONIGHT } from './fair-teams.arbitraries.ts';
import { findRepair, type Repair } from './find-repair.ts';
import { predictChance } from './model/forecast.ts';
import { type Rating, rate } from './model/rating.ts';
import { pickFairTeams } from './pick-fair-teams.ts';
import type { RepairRequest } from './search/block-moves.ts';

const PEOPLE_WHO_LEFT = ['left1', 'left2', 'left3'];

/** Requests with an old line-up that lacks some players, and names some people who left. */
function repairRequests(most: number): fc.Arbitrary<RepairRequest> {
  return requests(most).chain((request) => {
    const ids = request.players.map(({ id }) => id);
    const place = fc.constantFrom('A', 'A', 'A', 'B', 'B', 'B', 'none');
    const everyone = [...ids, ...PEOPLE_WHO_LEFT];
    return fc
      .record({
        places: fc.array(place, { minLength: everyone.length, maxLength: everyone.length }),
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
      .map(({ places, ...conditions }) => ({
        ...request,
        ...conditions,
        teamA: everyone.filter((_, at) => places[at] === 'A'),
        teamB: everyone.filter((_, at) => places[at] === 'B'),
      }));
  });
}

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

function everyLineUp(request: RepairRequest): LineUp[] {
  const ids = request.players.map(({ id }) => id);
  const lineUps = Array.from({ length: 2 ** ids.length }, (_, bits) => ({
    teamA: ids.filter((_id, at) => (bits >> at) & 1),
    teamB: ids.filter((_id, at) => !((bits >> at) & 1)),
  }));
  return lineUps.filter((teams) => meetsConditions(teams, request));
}

function movesTo({ teamA, teamB }: LineUp, old: LineUp): number {
  return teamA.filter((uid) => old.teamB.includes(uid)).length + teamB.filter((uid) => old.teamA.includes(uid)).length;
}

function distance(rating: Rating, teams: LineUp): number {
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
      fc.property(repairRequests(9), (request) => {
        const rating = rate(request);
        const possible = everyLineUp(request).map((teams) => ({
          moves: movesTo(teams, request),
          distance: distance(rating, teams),
        }));
        const repair = repairOrProblem(request);
        expect(repair instanceof ImpossibleTeamsError).toBe(possible.length === 0);
        if (repair instanceof ImpossibleTeamsError) return;

        const best = Math.min(...possible.map((each) => each.distance));
        expect(Math.abs(repair.bestChanceA - 0.5)).toBeCloseTo(best, 6);
        const even = possible.filter((each) => each.distance <= best + 0.03);
        const fewest = Math.min(...even.map(({ moves }) => moves));
        expect(repair.moves).toHaveLength(fewest);
        const evenest = Math.min(...even.filter(({ moves }) => moves === fewest).map((each) => each.distance));
        expect(Math.abs(repair.chanceA - 0.5)).toBeCloseTo(evenest, 6);
      }),
      { numRuns: 150 },
    );
  });

  test('keeps the conditions with every present player in one team', () => {
    fc.assert(
      fc.property(repairRequests(20), (request) => {
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
      fc.property(repairRequests(12), (request) => {
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
      fc.property(repairRequests(8), (request) => {
        const repair = repairOrProblem(request);
        const pick = () => pickFairTeams(request);
        if (repair instanceof ImpossibleTeamsError)
          expect(pick).toThrow(expect.objectContaining({ reason: repair.reason }));
        else expect(pick).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });

  test('is the same for the same request', () => {
    fc.assert(
      fc.property(repairRequests(14), (request) => {
        expect(repairOrProblem(structuredClone(request))).toEqual(repairOrProblem(request));
      }),
      { numRuns: 30 },
    );
  });
});

function aRequest(teamA: readonly string[], teamB: readonly string[], present: readonly string[]): RepairRequest {
  return { players: present.map((id) => ({ id })), history: [], seed: 1, now: TONIGHT, teamA, teamB };
}

describe('repair among newcomers', () => {
  const [teamA, teamB] = [namesOf(10).slice(0, 5), namesOf(10).slice(5)];

  test('changes nothing if the teams are even', () => {
    expect(findRepair(aRequest(teamA, teamB, namesOf(10)))).toEqual({
      moves: [],
      joins: [],
      leaves: [],
      teamA,
      teamB,
      chanceA: 0.5,
      bestChanceA: 0.5,
    });
  });

  test('adds a player to the team that someone left', () => {
    const present = [...namesOf(9), 'new'];
    const repair = findRepair(aRequest(teamA, teamB, present));
    expect(repair).toMatchObject({ moves: [], joins: [{ uid: 'new', to: 'TEAM_B' }], leaves: ['p10'] });
  });

  test('moves one player if two left the same team', () => {
    const repair = findRepair(aRequest(teamA, teamB, namesOf(8)));
    expect(repair.moves).toEqual([{ uid: expect.stringMatching(/^p[1-5]$/), to: 'TEAM_B' }]);
    expect(repair.leaves).toEqual(['p9', 'p10']);
  });

  test('moves a player who is locked to the other team', () => {
    const repair = findRepair({ ...aRequest(teamA, teamB, namesOf(10)), locks: { p1: 'TEAM_B' } });
    expect(repair.moves).toHaveLength(2);
    expect(repair.teamB).toContain('p1');
  });

  test.each([29, 30, 50])('needs no moves without an old line-up (%i players)', (count) => {
    const repair = findRepair(aRequest([], [], namesOf(count)));
    expect(repair.joins).toHaveLength(count);
    expect(Math.abs(repair.teamA.length - repair.teamB.length)).toBeLessThanOrEqual(1);
  });

  test('moves half of the players if all are in one team', () => {
    expect(findRepair(aRequest(namesOf(30), [], namesOf(30))).moves).toHaveLength(15);
  });

  test('includes a uid that is the name of an object property', () => {
    const present = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    expect(findRepair(aRequest(present.slice(0, 2), present.slice(2), present)).moves).toEqual([]);
  });
});

describe('repair of a large line-up', () => {
  const half = (from: number) => namesOf(30).slice(from, from + 15);
  const strongAgainstWeak: RepairRequest = {
    ...aRequest(half(0), half(15), namesOf(30)),
    players: namesOf(30).map((id, at) => ({ id, stars: at < 15 ? 5 : 1 })),
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
    expect(distance(rate(strongAgainstWeak), swapped)).toBeGreaterThan(limit);
    expect(Math.abs(repair.chanceA - 0.5)).toBeLessThanOrEqual(limit);
  });
});

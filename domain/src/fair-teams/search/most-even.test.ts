import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRequest, aPlayedGame, playerIds, TONIGHT } from '../fair-teams.arbitraries.ts';
import { mostEvenLineUp } from '../find-repair.ts';
import { predictChance } from '../model/forecast.ts';
import { rate } from '../model/rating.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';
import { distanceFromEven } from './line-ups.ts';
import { searchInputFor } from './search-input.ts';

const NO_LINE_UP = { teamA: [], teamB: [] };

function smallestDistance(request: FairTeamsRequest): number {
  const rating = rate(request);
  const ids = request.players.map(({ id }) => id);
  let smallest = 0.5;
  for (let bits = 0; bits < 2 ** (ids.length - 1); bits++) {
    const teamA = ids.filter((_, at) => (bits >> at) & 1);
    const teamB = ids.filter((_, at) => !((bits >> at) & 1));
    if (Math.abs(teamA.length - teamB.length) > 1) continue;
    smallest = Math.min(smallest, distanceFromEven(predictChance(rating, { teamA, teamB })));
  }
  return smallest;
}

function distanceOfResult(request: FairTeamsRequest): number {
  return distanceFromEven(mostEvenLineUp(searchInputFor(request), request, NO_LINE_UP));
}

describe('most even line-up', () => {
  test('is as even as the best of all splits', () => {
    fc.assert(
      fc.property(anyRequest(12), (request) => {
        expect(distanceOfResult(request)).toBeCloseTo(smallestDistance(request), 9);
      }),
      { numRuns: 60 },
    );
  });

  test.each([5, 9, 13])(
    'is the most even for %i players of equal strength but unequal certainty',
    (count) => {
      const history = [1, 2, 3].map((week) => aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [3, 3], week));
      const players = playerIds(count).map((id) => ({ id }));
      const request = { players, history, seed: 1, now: TONIGHT };
      expect(distanceOfResult(request)).toBeGreaterThan(0);
      expect(distanceOfResult(request)).toBeCloseTo(smallestDistance(request), 9);
    },
  );

  test.each([22, 30, 50])('has nearly an even chance for %i players with stars', (count) => {
    const players = playerIds(count).map((id, at) => ({ id, stars: 1 + ((at * 0.37) % 4) }));
    expect(distanceOfResult({ players, history: [], seed: 1, now: TONIGHT })).toBeLessThan(0.001);
  });
});

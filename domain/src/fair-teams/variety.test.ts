import { describe, expect, test } from 'vitest';
import { aPlayedGame, namesOf, TONIGHT } from './fair-teams.arbitraries.ts';
import { entry } from './linear-algebra.ts';
import { pickFairTeams } from './pick-fair-teams.ts';
import { momentsOf } from './played-games.ts';
import type { PresetName } from './presets.ts';
import { overusedPairs } from './variety.ts';

const ids = namesOf(8);
const [fixedA, fixedB] = [ids.slice(0, 4), ids.slice(4)];
/** The same teams, and an even game, every week. */
const sameEveryWeek = Array.from({ length: 10 }, (_, week) => aPlayedGame(fixedA, fixedB, [4, 4], week + 1));

describe('variety', () => {
  test('a pair that is always together is together too often, a pair of opponents never', () => {
    const overuse = overusedPairs(ids, momentsOf(sameEveryWeek), 0.6);
    expect(entry(overuse, 0, 1)).toBeGreaterThan(0.2);
    expect(entry(overuse, 0, 4)).toBe(0);
    expect(entry(overuse, 0, 0)).toBe(0);
  });

  test('being split makes room again', () => {
    const apart = [0, 1].map((week) =>
      aPlayedGame(['p1', 'p5', 'p6', 'p7'], ['p2', 'p3', 'p4', 'p8'], [4, 4], week),
    );
    const before = overusedPairs(ids, momentsOf(sameEveryWeek), 0.6);
    const after = overusedPairs(ids, momentsOf([...sameEveryWeek, ...apart]), 0.6);
    expect(entry(after, 0, 1)).toBeLessThan(entry(before, 0, 1));
  });

  test('what was long ago counts for less', () => {
    const games = (together: (week: number) => boolean) =>
      Array.from({ length: 16 }, (_, week) =>
        aPlayedGame(
          together(week) ? fixedA : ['p1', 'p5', 'p6', 'p7'],
          together(week) ? fixedB : ['p2', 'p3', 'p4', 'p8'],
          [4, 4],
          week,
        ),
      );
    const lately = overusedPairs(ids, momentsOf(games((week) => week < 8)), 0.5);
    const longAgo = overusedPairs(ids, momentsOf(games((week) => week >= 8)), 0.5);
    expect(entry(lately, 0, 1)).toBeGreaterThan(0.05);
    expect(entry(longAgo, 0, 1)).toBe(0);
  });

  test('strangers are never together too often', () => {
    expect(Math.max(...overusedPairs(ids, [], 0.5).values)).toBe(0);
  });

  function regularsLeftTogether(preset: PresetName): number {
    const players = ids.map((id) => ({ id }));
    const { teamA } = pickFairTeams({ players, history: sameEveryWeek, preset, seed: 1, now: TONIGHT });
    const inA = teamA.filter((id) => fixedA.includes(id)).length;
    return Math.max(inA, 4 - inA);
  }

  test('teams that were even every week are repeated by ‘fairest’ and mixed by the others', () => {
    expect(regularsLeftTogether('fairest')).toBe(4);
    expect(regularsLeftTogether('balanced')).toBeLessThan(4);
    expect(regularsLeftTogether('mix-it-up')).toBe(2);
  });
});

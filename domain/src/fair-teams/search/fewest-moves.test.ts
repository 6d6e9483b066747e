import { describe, expect, test } from 'vitest';
import { playerIds } from '../fair-teams.arbitraries.ts';
import { aRepairRequest } from '../find-repair.arbitraries.ts';
import { findRepair } from '../find-repair.ts';
import { predictChance } from '../model/forecast.ts';
import { rate } from '../model/rating.ts';
import type { RepairRequest } from '../preferences/request.ts';

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

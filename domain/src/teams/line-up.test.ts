import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOrderOf } from '../testing/arbitraries.ts';
import { aPlayerInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { areTeamsPicked, lineUpGaps, lineUpGapsText, pickRandomTeams } from './line-up.ts';

const spots = (numberOfPlayers: number) => ({ game: { numberOfPlayers } });

const anyUids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 24 });
const TEN = Array.from({ length: 10 }, (_, index) => `p${index}`);

describe('random teams', () => {
  test('include everyone once, with sizes that differ by at most one, team A first', () => {
    fc.assert(
      fc.property(anyUids, fc.string(), (uids, seed) => {
        const { teamA, teamB } = pickRandomTeams(frozen(uids), seed);
        expect([...teamA, ...teamB].toSorted()).toEqual(uids.toSorted());
        expect([0, 1]).toContain(teamA.length - teamB.length);
      }),
    );
  });

  test('are the same for a seed in any order of players', () => {
    const anyTwoOrders = anyUids.chain((uids) => fc.tuple(fc.constant(uids), anyOrderOf(uids)));
    fc.assert(
      fc.property(anyTwoOrders, fc.string(), ([uids, reordered], seed) => {
        expect(pickRandomTeams(reordered, seed)).toEqual(pickRandomTeams(uids, seed));
      }),
    );
  });

  test('put every pair in one team about equally often', () => {
    const rounds = 4000;
    const together = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const { teamA, teamB } = pickRandomTeams(TEN, `round ${round}`);
      for (const team of [teamA, teamB])
        for (const a of team)
          for (const b of team) if (a < b) together.set(a + b, (together.get(a + b) ?? 0) + 1);
    }
    // Two of ten share a team with chance 4/9. Four standard deviations of 4,000 such tosses are 126.
    expect(together.size).toBe(45);
    for (const count of together.values()) expect(Math.abs(count - (rounds * 4) / 9)).toBeLessThan(126);
  });

  test('are empty without players, or one player in team A', () => {
    expect(pickRandomTeams([], 'x')).toEqual({ teamA: [], teamB: [] });
    expect(pickRandomTeams(['sam'], 'x')).toEqual({ teamA: ['sam'], teamB: [] });
  });
});

const a = aPlayerInstance({ uid: 'ana', team: 'TEAM_A' });
const b = aPlayerInstance({ uid: 'ben', team: 'TEAM_B' });
const none = aPlayerInstance({ uid: 'cem', team: 'NO_TEAM', repliedAt: new Date('2026-06-11T12:00:00Z') });

test('teams are picked when everyone with a spot is in one', () => {
  expect(areTeamsPicked([a, b], spots(10))).toBe(true);
  expect(areTeamsPicked([a, b, none], spots(10))).toBe(false);
  expect(areTeamsPicked([a, b, { ...none, status: 'NOT_PLAYING' }], spots(10))).toBe(true);
  expect(areTeamsPicked([a, b, none], spots(2))).toBe(true);
});

test('teams are not picked while one team is empty', () => {
  expect(areTeamsPicked([], spots(10))).toBe(false);
  expect(areTeamsPicked([a], spots(10))).toBe(false);
  expect(areTeamsPicked([b], spots(10))).toBe(false);
});

describe('picked teams', () => {
  const inTeam = (uid: string, team: 'TEAM_A' | 'TEAM_B') => aPlayerInstance({ uid, team });

  test('have a gap if a player with a spot is in no team', () => {
    const gaps = lineUpGaps([a, b, none], spots(10));
    expect(gaps).toMatchObject({ withoutTeam: [none], difference: 0 });
    expect(gaps && lineUpGapsText(gaps)).toBe(`${none.name} isn't in a team.`);
    expect(lineUpGaps([a, b, none], spots(2))).toBeNull();
  });

  test('may differ by one, but not by two', () => {
    expect(lineUpGaps([a, b, inTeam('cem', 'TEAM_A')], spots(10))).toBeNull();
    const uneven = lineUpGaps([a, b, inTeam('cem', 'TEAM_A'), inTeam('dee', 'TEAM_A')], spots(10));
    expect(uneven && lineUpGapsText(uneven)).toBe('One team has 2 more players.');
  });

  test('have no gaps if complete or not picked', () => {
    expect(lineUpGaps([a, b], spots(10))).toBeNull();
    expect(lineUpGaps([none], spots(10))).toBeNull();
  });
});

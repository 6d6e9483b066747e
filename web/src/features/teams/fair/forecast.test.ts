import {
  chanceAfterSwap,
  EMPTY_NOTES,
  type FairTeamsInput,
  fairTeamsRequest,
  NO_OTHER_STARS,
  pickFairTeams,
} from '@fives/domain';
import { A_KICK_OFF, aGameInstance, aHistoryInstance, aPlayerInstance } from '@fives/domain/testing';
import { describe, expect, test } from 'vitest';
import { chanceAfterMove, forecastLineUp, isSameTeams, rateTeams } from './forecast.ts';

const UIDS = ['ana', 'ben', 'cem', 'dee'];
const TEAMS = { teamA: ['ana', 'ben'], teamB: ['cem', 'dee'] };
const weekBefore = new Date(A_KICK_OFF.getTime() - 7 * 24 * 3_600_000);

function grounds(overrides: Partial<FairTeamsInput> = {}): FairTeamsInput {
  return {
    instance: aGameInstance({ id: 'tonight', startDateTime: A_KICK_OFF }),
    people: UIDS.map((uid) => aPlayerInstance({ uid })),
    history: [aHistoryInstance({ giId: 'before', startDateTime: weekBefore, ...TEAMS })],
    notes: EMPTY_NOTES,
    otherStars: NO_OTHER_STARS,
    ...overrides,
  };
}

function rated(overrides: Partial<FairTeamsInput> = {}) {
  const rating = rateTeams(grounds(overrides), TEAMS);
  if (rating === null) throw new Error('Not rated');
  return rating;
}

describe('forecast of a line-up', () => {
  test('is null before there are results', () => {
    expect(rateTeams(grounds({ history: [] }), TEAMS)).toBeNull();
  });

  test('equals the forecast of a pick of the same teams', () => {
    const notes = { ...EMPTY_NOTES, stars: { ana: 5 } };
    const picked = pickFairTeams(fairTeamsRequest(grounds({ notes }), { seed: 'one' }));
    const rating = rateTeams(grounds({ notes }), picked);
    expect(rating && forecastLineUp(rating, picked, null, true)).toMatchObject({
      chanceA: picked.chanceA,
      confidence: picked.confidence,
      explanations: picked.explanations,
    });
  });

  test('is the stored forecast if the viewer cannot see the stars', () => {
    const picked = { ...TEAMS, chanceA: 0.42, confidence: 'medium' } as const;
    const mirrored = { ...picked, teamA: TEAMS.teamB, teamB: TEAMS.teamA };
    expect(forecastLineUp(rated(), TEAMS, picked, false).chanceA).toBe(0.42);
    expect(forecastLineUp(rated(), TEAMS, picked, true).chanceA).not.toBe(0.42);
    expect(forecastLineUp(rated(), TEAMS, mirrored, false).chanceA).not.toBe(0.42);
  });
});

describe('chance after a change', () => {
  test('falls when previous winners are spread over both teams', () => {
    const now = forecastLineUp(rated(), TEAMS, null, true).chanceA;
    expect(now).toBeGreaterThan(0.5);
    expect(chanceAfterSwap(rated(), TEAMS, 'ana', 'cem')).toBeLessThan(now);
    expect(chanceAfterMove(rated(), TEAMS, 'ana', 'TEAM_B')).toBeLessThan(now);
  });

  test('is null with an empty team or an unknown person', () => {
    const lone = { teamA: ['ana'], teamB: ['cem'] };
    expect(chanceAfterMove(rated(), lone, 'ana', 'TEAM_B')).toBeNull();
    expect(chanceAfterMove(rated(), TEAMS, 'zoe', 'TEAM_B')).toBeNull();
  });
});

test('isSameTeams ignores the order but not a change of team names', () => {
  expect(isSameTeams(TEAMS, { teamA: ['ben', 'ana'], teamB: ['dee', 'cem'] })).toBe(true);
  expect(isSameTeams(TEAMS, { teamA: TEAMS.teamB, teamB: TEAMS.teamA })).toBe(false);
  expect(isSameTeams(TEAMS, { teamA: ['ana'], teamB: TEAMS.teamB })).toBe(false);
});

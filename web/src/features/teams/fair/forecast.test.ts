import {
  EMPTY_NOTES,
  type FairTeamsInput,
  fairTeamsRequest,
  NO_OTHER_STARS,
  pickFairTeams,
  predictChance,
} from '@fives/domain';
import { A_KICK_OFF, aGameInstance, aHistoryInstance, aPlayerInstance } from '@fives/domain/testing';
import { describe, expect, test } from 'vitest';
import { chanceAfter, forecastLineUp, rateTeams } from './forecast.ts';

const UIDS = ['ana', 'ben', 'cem', 'dee'];
const TEAMS = { teamA: ['ana', 'ben'], teamB: ['cem', 'dee'] };
const weekBefore = new Date(A_KICK_OFF.getTime() - 7 * 24 * 3_600_000);

function anInput(overrides: Partial<FairTeamsInput> = {}): FairTeamsInput {
  return {
    instance: aGameInstance({ id: 'tonight', startDateTime: A_KICK_OFF }),
    people: UIDS.map((uid) => aPlayerInstance({ uid })),
    history: [aHistoryInstance({ giId: 'before', startDateTime: weekBefore, ...TEAMS })],
    notes: EMPTY_NOTES,
    otherStars: NO_OTHER_STARS,
    ...overrides,
  };
}

function ratingWith(overrides: Partial<FairTeamsInput> = {}) {
  const rating = rateTeams(anInput(overrides), TEAMS);
  if (rating === null) throw new Error('The history has no results');
  return rating;
}

describe('forecast of a line-up', () => {
  test('is null without results', () => {
    expect(rateTeams(anInput({ history: [] }), TEAMS)).toBeNull();
  });

  test('equals the forecast that `pickFairTeams` returns for the same teams', () => {
    const notes = { ...EMPTY_NOTES, stars: { ana: 5 } };
    const picked = pickFairTeams(fairTeamsRequest(anInput({ notes }), { seed: 'one' }));
    const rating = rateTeams(anInput({ notes }), picked);
    expect(rating && forecastLineUp(rating, picked, null, true)).toMatchObject({
      chanceA: picked.chanceA,
      confidence: picked.confidence,
      explanations: picked.explanations,
    });
  });

  test('is the stored forecast if the viewer cannot see the stars', () => {
    const picked = { ...TEAMS, chanceA: 0.42, confidence: 'medium' } as const;
    const mirrored = { ...picked, teamA: TEAMS.teamB, teamB: TEAMS.teamA };
    expect(forecastLineUp(ratingWith(), TEAMS, picked, false).chanceA).toBe(0.42);
    expect(forecastLineUp(ratingWith(), TEAMS, picked, true).chanceA).not.toBe(0.42);
    expect(forecastLineUp(ratingWith(), TEAMS, mirrored, false).chanceA).not.toBe(0.42);
  });
});

describe('chance after a change', () => {
  const TO_B = new Map([['ana', 'TEAM_B']] as const);

  test('is lower when the previous winners are in different teams', () => {
    const currentChance = forecastLineUp(ratingWith(), TEAMS, null, true).chanceA;
    expect(currentChance).toBeGreaterThan(0.5);
    expect(chanceAfter(ratingWith(), TEAMS, TO_B)).toBeLessThan(currentChance);
    const swap = chanceAfter(ratingWith(), TEAMS, new Map([...TO_B, ['cem', 'TEAM_A']]));
    expect(swap).toBe(predictChance(ratingWith(), { teamA: ['ben', 'cem'], teamB: ['dee', 'ana'] }).chanceA);
    expect(swap).toBeLessThan(currentChance);
  });

  test('is null if a team would be empty or the person has no rating', () => {
    const teamsOfOne = { teamA: ['ana'], teamB: ['cem'] };
    expect(chanceAfter(ratingWith(), teamsOfOne, TO_B)).toBeNull();
    expect(chanceAfter(ratingWith(), TEAMS, new Map([['zoe', 'TEAM_B']]))).toBeNull();
  });
});

import { EMPTY_NOTES, type FairTeamsInput, NO_OTHER_STARS, predictChance } from '@fives/domain';
import { A_KICK_OFF, aGameInstance, aHistoryInstance, aPlayerInstance } from '@fives/domain/testing';
import { describe, expect, test } from 'vitest';
import { chanceAfter, shownRating } from './forecast.ts';

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
  const rating = shownRating(anInput(overrides));
  if (rating === null) throw new Error('The history has no results');
  return rating;
}

describe('rating behind the chances', () => {
  test('is null without results', () => {
    expect(shownRating(anInput({ history: [] }))).toBeNull();
  });

  test('excludes stars, so that an organiser and a player see the same chance', () => {
    const notes = { ...EMPTY_NOTES, stars: { ana: 5, cem: 1 } };
    const otherStars = { given: { ben: { sum: 15, raters: 3 } } };
    const chance = (input: Partial<FairTeamsInput>) => predictChance(ratingWith(input), TEAMS);
    expect(chance({ notes, otherStars })).toEqual(chance({}));
  });
});

describe('chance after a change', () => {
  const TO_B = new Map([['ana', 'TEAM_B']] as const);

  test('is lower when the previous winners are in different teams', () => {
    const currentChance = predictChance(ratingWith(), TEAMS).chanceA;
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

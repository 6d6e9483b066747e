import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../../game/game.schema.ts';
import {
  A_KICK_OFF,
  aGame,
  aGameInstance,
  aHistoryInstance,
  aPlayerInstance,
} from '../../testing/factories.ts';
import { weeksAgo } from '../fair-teams.arbitraries.ts';
import { pickFairTeams } from '../pick-fair-teams.ts';
import type { FairChoice } from './preferences.schema.ts';
import {
  canRatePlayers,
  type FairTeamsInput,
  fairTeamsRequest,
  inRatingOrder,
  knownResults,
  repairRequest,
} from './request.ts';
import { NO_OTHER_STARS } from './star-averages.ts';

const UIDS = ['ana', 'ben', 'cem', 'dee', 'eve'];

function fairTeamsInput(overrides: Partial<FairTeamsInput> = {}): FairTeamsInput {
  return {
    instance: aGameInstance({
      id: 'tonight',
      startDateTime: A_KICK_OFF,
      game: toGameSummary(aGame({ numberOfPlayers: 4 })),
    }),
    people: UIDS.map((uid, at) => aPlayerInstance({ uid, repliedAt: new Date(at) })),
    history: [aHistoryInstance({ giId: 'before', startDateTime: weeksAgo(1) })],
    notes: { stars: { ana: 5, zoe: 1 }, apart: ['ana ben'], keepers: ['cem', 'dee'] },
    otherStars: NO_OTHER_STARS,
    ...overrides,
  };
}

describe('request for fair teams', () => {
  test("includes everyone with a spot, the organiser's stars and the start", () => {
    const request = fairTeamsRequest(fairTeamsInput(), { seed: 'one' });
    expect(request.players).toEqual([
      { id: 'ana', stars: 5, raters: 1 },
      { id: 'ben', stars: null, raters: 0 },
      { id: 'cem', stars: null, raters: 0 },
      { id: 'dee', stars: null, raters: 0 },
    ]);
    expect(request).toMatchObject({ seed: 'one', preset: 'balanced', now: A_KICK_OFF, locks: {} });
    expect(request).toMatchObject({ apart: [['ana', 'ben']], keepers: ['cem', 'dee'] });
  });

  test('needs one result, or stars for at least half of the players', () => {
    const hasInput = (rated: string[], history: FairTeamsInput['history'] = []) => {
      const stars = Object.fromEntries(rated.map((uid) => [uid, 3]));
      const notes = { stars, apart: [], keepers: [] };
      return canRatePlayers(fairTeamsRequest(fairTeamsInput({ history, notes }), { seed: 'one' }));
    };
    expect(hasInput([], fairTeamsInput().history)).toBe(true);
    expect(hasInput(['ana', 'ben'])).toBe(true);
    // Eve is a reserve, so her stars do not count.
    expect(hasInput(['ana', 'eve'])).toBe(false);
  });

  test('replaces noted pairs and keepers with the requested ones', () => {
    const choice: FairChoice & { seed: string } = {
      seed: 'one',
      preset: 'fairest',
      apart: [['cem', 'dee']],
      keepers: [],
      locks: { ana: 'TEAM_B' },
    };
    const request = fairTeamsRequest(fairTeamsInput(), choice);
    expect(request).toMatchObject({ ...choice });
    expect(pickFairTeams(request).teamB).toContain('ana');
  });
});

describe('known games of an instance', () => {
  const history = [
    aHistoryInstance({ giId: 'after', startDateTime: new Date(A_KICK_OFF.getTime() + 1) }),
    aHistoryInstance({ giId: 'tonight', startDateTime: A_KICK_OFF }),
    aHistoryInstance({ giId: 'before', startDateTime: weeksAgo(1) }),
  ];
  const known = (winningTeam: 'TEAM_A' | null) => {
    const instance = aGameInstance({ id: 'tonight', startDateTime: A_KICK_OFF, winningTeam });
    return knownResults({ instance, history }).map(({ playedAt }) => playedAt);
  };

  test('include all other games while the instance has no result', () => {
    expect(known(null)).toEqual([weeksAgo(1), history[0]?.startDateTime]);
  });

  test('include only earlier games when the instance has a result', () => {
    expect(known('TEAM_A')).toEqual([weeksAgo(1)]);
  });
});

test('request for a repair includes the line-up', () => {
  const people = fairTeamsInput().people.map((person) =>
    person.uid === 'ben'
      ? person
      : ({ ...person, team: person.uid === 'eve' ? 'TEAM_B' : 'TEAM_A' } as const),
  );
  const choice = { seed: 'one', locks: { ana: 'TEAM_A' } } as const;
  const input = fairTeamsInput({ people });
  const { teamA, teamB, ...otherFields } = repairRequest(input, choice);
  expect({ teamA, teamB }).toEqual({ teamA: ['ana', 'cem', 'dee'], teamB: ['eve'] });
  expect(otherFields).toEqual(fairTeamsRequest(input, choice));
});

const A_WEEK = 7 * 24 * 3_600_000;
const people = ['ana', 'Ben', 'cem', 'dan'].map((name) => ({ uid: `uid-${name}`, name }));
const namesOf = (sorted: readonly { readonly name: string }[]) => sorted.map(({ name }) => name);

function game(
  week: number,
  teamA: readonly string[],
  overrides: Parameters<typeof aHistoryInstance>[0] = {},
) {
  return aHistoryInstance({
    giId: `game-${week}`,
    startDateTime: new Date(A_KICK_OFF.getTime() + week * A_WEEK),
    teamA: teamA.map((name) => `uid-${name}`),
    teamB: [],
    ...overrides,
  });
}

test('people who played more of the latest results come first, then by name', () => {
  const instances = [game(3, ['dan', 'cem']), game(2, ['dan']), game(1, ['dan', 'cem', 'Ben'])];
  expect(namesOf(inRatingOrder(people, instances))).toEqual(['dan', 'cem', 'Ben', 'ana']);
  expect(namesOf(inRatingOrder(people.toReversed(), []))).toEqual(['ana', 'Ben', 'cem', 'dan']);
});

test('older results, cancelled games and games without a result do not count', () => {
  const old = Array.from({ length: 5 }, (_, week) => game(week, ['cem']));
  const latest = Array.from({ length: 10 }, (_, week) => game(10 + week, week === 0 ? ['dan'] : []));
  const others = [game(30, ['Ben'], { status: 'CANCELLED' }), game(31, ['Ben'], { winningTeam: null })];
  expect(namesOf(inRatingOrder(people, [...others, ...latest.toReversed(), ...old]))).toEqual([
    'dan',
    'ana',
    'Ben',
    'cem',
  ]);
});

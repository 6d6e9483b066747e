import { describe, expect, test } from 'vitest';
import { aGame } from '../testing/factories.ts';
import { storedGameSchema, toGameSummary } from './game.schema.ts';
import {
  ALL_SETTINGS,
  GAME_SETTINGS,
  gameSettingsSchema,
  MAX_PLAYERS,
  newGameSettings,
  visitorSettings,
} from './settings.ts';

const ENTERED = { name: 'Fives', location: 'Mabley Green', numberOfPlayers: 8, isRecurring: false };

test('visitors read only these settings', () => {
  expect(Object.keys(visitorSettings(aGame())).toSorted()).toEqual([
    'autoInvites',
    'durationMinutes',
    'isClosed',
    'isRecurring',
    'lateDropOutHours',
    'location',
    'maxGuests',
    'meetMinutesBefore',
    'name',
    'namesForLink',
    'numberOfPlayers',
    'pausedFrom',
    'pausedUntil',
    'pickMotm',
    'reserveOffers',
    'timeZone',
  ]);
});

test('the summary of a game has every setting', () => {
  const game = aGame();
  for (const [field] of ALL_SETTINGS) expect(toGameSummary(game)[field]).toEqual(game[field]);
});

describe('new game', () => {
  test('has the entered settings with valid initial values', () => {
    const { pausedUntil: _, pausedFrom: __, ...settings } = gameSettingsSchema.shape;
    const initial = newGameSettings(ENTERED);
    expect(initial).toMatchObject(ENTERED);
    for (const [field, schema] of Object.entries(settings))
      expect(schema.safeParse(initial[field as keyof typeof settings]).success, field).toBe(true);
  });

  test('has a vote, with automatic invites for a recurring game', () => {
    expect(newGameSettings(ENTERED)).toMatchObject({ pickMotm: true, autoInvites: false });
    expect(newGameSettings({ ...ENTERED, isRecurring: true }).autoInvites).toBe(true);
    expect(newGameSettings({ ...ENTERED, isRecurring: true, autoInvites: false }).autoInvites).toBe(false);
    expect(newGameSettings({ ...ENTERED, timeZone: undefined }).timeZone).toBe('Europe/London');
  });
});

test('a missing setting of a stored game gets its fallback', () => {
  const read = storedGameSchema.parse({ id: 'old' });
  for (const [field, { fallback }] of ALL_SETTINGS) expect(read[field], field).toEqual(fallback);
  expect(read).toMatchObject({ numberOfPlayers: 10, pickMotm: false, lateDropOutHours: 24, maxGuests: null });
});

test.each([
  ['numberOfPlayers', [2, 50], [1, 51, 2.5, null]],
  ['maxGuests', [0, 50, null], [-1, 51, 0.5]],
  ['lateDropOutHours', [1, 72], [0, 73, null]],
  ['durationMinutes', [20, 240], [19, 241, 60.5, null]],
  ['meetMinutesBefore', [0, 120, null], [-1, 121, 0.5]],
  ['namesForLink', [true, false], [null, 'true', 1]],
  ['reserveOffers', ['IN_TURN', 'AT_ONCE'], ['OTHER', null]],
  ['timeZone', ['UTC', 'Pacific/Auckland'], ['Europe/Londres', '', null]],
] as const)('%s accepts only the values within its bounds', (field, accepted, refused) => {
  const isValid = (value: unknown) => gameSettingsSchema.shape[field].safeParse(value).success;
  expect([...accepted, ...refused].filter(isValid)).toEqual(accepted);
});

describe('options of', () => {
  test('the guest limit end at two per spot, or at a higher current limit', () => {
    const { choices } = GAME_SETTINGS.maxGuests.control;
    const texts = (maxGuests: number | null, numberOfPlayers: number) =>
      choices(maxGuests, { numberOfPlayers }).map(([, text]) => text);
    expect(texts(null, 2)).toEqual(['Two per spot (4)', 'None', '1', '2', '3', '4']);
    expect(texts(6, 2).at(-1)).toBe('6');
    expect(texts(null, MAX_PLAYERS).at(-1)).toBe(String(MAX_PLAYERS));
  });

  test('late drop-outs contain the current number of hours', () => {
    const { choices } = GAME_SETTINGS.lateDropOutHours.control;
    expect(choices(24).map(([hours]) => hours)).toEqual([1, 3, 6, 12, 24, 48, 72]);
    const texts = choices(5).map(([, text]) => text);
    expect(texts.slice(0, 3)).toEqual(['1 hour before', '3 hours before', '5 hours before']);
  });
});

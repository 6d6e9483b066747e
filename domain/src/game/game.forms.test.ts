import { describe, expect, test } from 'vitest';
import { ROLE_FIELDS } from '../access.ts';
import { type FieldMessages, toFieldMessages } from '../api/api-error.ts';
import { aGame } from '../testing/factories.ts';
import {
  type CreateGameInput,
  createGameFormSchema,
  type UpdateGameInput,
  updateGameFormSchema,
} from './game.forms.ts';
import { toGameSummary } from './game.schema.ts';
import { gameSettingsSchema } from './settings.ts';

const NOW = new Date('2026-06-16T18:00:00Z');
const schema = createGameFormSchema(() => NOW);

const validInput: CreateGameInput = {
  gameName: 'Tuesday Fives',
  location: 'Shoreditch',
  startDateTime: '2026-06-23T19:00',
  numberOfPlayers: 10,
  isRecurring: true,
  timeZone: 'Europe/London',
};

function messages(input: object): FieldMessages {
  const result = schema.safeParse(input);
  return result.success ? {} : toFieldMessages(result.error);
}

describe('form for a new game', () => {
  test('reads the start in the time zone of the game', () => {
    expect(schema.parse({ ...validInput, gameName: '  Tuesday Fives ' })).toEqual({
      ...validInput,
      startDateTime: new Date('2026-06-23T18:00:00Z'),
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an empty name', { gameName: ' ' }, 'Game name is required'],
    ['no name', { gameName: undefined }, 'Game name is required'],
    ['an empty location', { location: '' }, 'Location is required'],
    ['no location', { location: undefined }, 'Location is required'],
    ['an empty start', { startDateTime: '' }, 'Start date and time is required'],
    ['no start', { startDateTime: undefined }, 'Start date and time is required'],
    ['a start without a time', { startDateTime: '2026-06-23' }, 'Start date and time is required'],
    ['a start in the past', { startDateTime: '2026-06-09T19:00' }, 'Start date and time must be after today'],
    ['no number of players', { numberOfPlayers: undefined }, 'Number of players is required'],
    ['an empty number of players', { numberOfPlayers: Number.NaN }, 'Number of players is required'],
    ['one player', { numberOfPlayers: 1 }, 'Number of players must be greater than 1'],
    ['a negative number of players', { numberOfPlayers: -4 }, 'Number of players must be greater than 1'],
    ['fifty-one players', { numberOfPlayers: 51 }, 'Number of players must be at most 50'],
    ['a fraction of a player', { numberOfPlayers: 9.5 }, 'Number of players must be a whole number'],
  ])('returns only the message of the invalid field for %s', (_label, part, message) => {
    expect(messages({ ...validInput, ...part })).toEqual({ [Object.keys(part)[0] ?? '']: message });
  });

  test('accepts the minimum and maximum of each field', () => {
    for (const part of [{ numberOfPlayers: 2 }, { numberOfPlayers: 50 }, { isRecurring: false }]) {
      expect(messages({ ...validInput, ...part })).toEqual({});
    }
  });

  test('reports a past start together with other errors', () => {
    const past = { ...validInput, startDateTime: '2026-06-09T19:00' };
    expect(messages({ ...past, gameName: '', numberOfPlayers: Number.NaN })).toEqual({
      gameName: 'Game name is required',
      numberOfPlayers: 'Number of players is required',
      startDateTime: 'Start date and time must be after today',
    });
    expect(messages({ ...past, orgUid: 'mallory' })).toEqual({
      orgUid: 'Unknown field',
      startDateTime: 'Start date and time must be after today',
    });
  });

  test('skips the check of a start in an unknown zone', () => {
    const input = { ...validInput, startDateTime: '2026-06-09T19:00', timeZone: 'Europe/Atlantis' };
    expect(Object.keys(messages(input))).toEqual(['timeZone']);
  });
});

describe('game settings', () => {
  test('return the messages of the create-game form', () => {
    const result = gameSettingsSchema.safeParse({
      ...toGameSummary(aGame()),
      name: '',
      location: ' ',
      numberOfPlayers: 1,
    });
    expect(result.error && toFieldMessages(result.error)).toEqual({
      name: 'Game name is required',
      location: 'Location is required',
      numberOfPlayers: 'Number of players must be greater than 1',
      ...Object.fromEntries(ROLE_FIELDS.map((field) => [field, 'Unknown field'])),
      aliases: 'Unknown field',
      inviteKey: 'Unknown field',
      joinKey: 'Unknown field',
    });
  });
});

describe('form for an existing game', () => {
  // The form shows no seconds, but a stored start can have seconds.
  const start = new Date('2026-06-23T18:00:30Z');
  const unchanged: UpdateGameInput = {
    name: 'Tuesday Fives',
    location: 'Shoreditch',
    numberOfPlayers: 10,
    isRecurring: true,
    startDateTime: '2026-06-23T19:00',
    timeZone: 'Europe/London',
  };

  function parseOrMessages(part: Record<string, unknown>, currentStart = start) {
    const result = updateGameFormSchema(() => NOW, currentStart).safeParse({ ...unchanged, ...part });
    return result.success ? result.data : toFieldMessages(result.error);
  }

  test('treats an unchanged start as not moved', () => {
    expect(parseOrMessages({ name: ' Tuesday Fives ' })).toEqual({ ...unchanged, startDateTime: null });
  });

  test.each([
    ['a past start', '2026-06-09T19:00', '2026-06-09T18:00:00Z'],
    ['the second of two equal hours', '2026-10-25T01:30', '2026-10-25T01:30:00Z'],
  ])('accepts %s that was not moved', (_, startDateTime, current) => {
    expect(parseOrMessages({ startDateTime }, new Date(current))).toMatchObject({ startDateTime: null });
  });

  test('reports a start moved into the past together with other errors', () => {
    expect(parseOrMessages({ name: '', startDateTime: '2026-06-09T19:00' })).toEqual({
      name: 'Game name is required',
      startDateTime: 'Start date and time must be after today',
    });
  });

  test('reads a moved start in the time zone of the game', () => {
    expect(parseOrMessages({ startDateTime: '2026-06-24T20:30' })).toMatchObject({
      startDateTime: new Date('2026-06-24T19:30:00Z'),
    });
  });

  test('keeps the time of day when the zone is corrected', () => {
    expect(parseOrMessages({ timeZone: 'Europe/Berlin' })).toMatchObject({
      timeZone: 'Europe/Berlin',
      startDateTime: new Date('2026-06-23T17:00:00Z'),
    });
  });
});

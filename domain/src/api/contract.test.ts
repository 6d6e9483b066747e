import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { toFieldMessages } from './api-error.ts';
import { type ApiName, apiContract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(apiContract);

function problems(name: ApiName, body: unknown) {
  const schema: z.ZodMiniType | undefined = (apiContract[name] as Endpoint).body;
  const result = schema?.safeParse(body);
  return result?.error ? toFieldMessages(result.error) : null;
}

describe('API contract', () => {
  test('declares exactly the parameters of each path', () => {
    for (const [name, { route, params }] of endpoints) {
      const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
      expect(Object.keys(params?.shape ?? {}), name).toEqual(inPath);
    }
  });
});

describe('body of a call', () => {
  const newGame = {
    gameName: 'Tuesday Fives',
    location: 'Shoreditch',
    startDateTime: '2026-06-23T18:00:00.000Z',
    numberOfPlayers: 10,
    isRecurring: true,
    orgUid: 'olive',
  };

  test('is accepted if valid', () => {
    expect(problems('createGame', newGame)).toBeNull();
    expect(problems('createGame', { ...newGame, timeZone: 'Asia/Tokyo' })).toBeNull();
    expect(problems('createPlayer', { uid: 'sam', name: 'Sam', email: 'sam@example.com' })).toBeNull();
    expect(problems('updatePlayerInstance', { motmVotes: ['gi_a', 'gi_b', 'gi_c'] })).toBeNull();
    expect(problems('setScore', { winningMargin: 3 })).toBeNull();
    expect(problems('setScore', { teamAGoals: 3, teamBGoals: 0 })).toBeNull();
  });

  test('is accepted with a start in any time zone offset', () => {
    const { startDateTime } = apiContract.createGame.body.parse({
      ...newGame,
      startDateTime: '2026-06-23T19:00:00+01:00',
    });
    expect(startDateTime).toEqual(new Date('2026-06-23T18:00:00Z'));
  });

  test.each([
    '',
    'tomorrow',
    '2026-06-23',
    '2026-06-23T19:00',
    '2026-02-30T19:00:00Z',
    1_800_000_000_000,
    null,
  ])('is refused with %j as the start', (startDateTime) => {
    expect(problems('createGame', { ...newGame, startDateTime })).toEqual({
      startDateTime: 'Start date and time is required',
    });
  });

  test('is refused if an update changes no field', () => {
    for (const name of [
      'updatePlayerInstance',
      'updateGame',
      'updateGameInstance',
      'setTeamLooks',
    ] as const) {
      expect(problems(name, {}), name).toEqual({ body: 'Nothing to change' });
    }
  });

  test('is refused with an unknown field', () => {
    for (const [name, { body }] of endpoints) {
      if (body) expect(problems(name as ApiName, { surprise: 1 }), name).not.toBeNull();
    }
    expect(problems('updateGame', { name: 'New', orgUid: 'mallory' })).toEqual({ orgUid: 'Unknown field' });
    expect(problems('updateGameInstance', { winningTeam: 'TEAM_A', status: 'CANCELLED' })).toEqual({
      winningTeam: 'Unknown field',
    });
  });

  test('is refused with an unknown status or reply', () => {
    expect(problems('updateGameInstance', { status: 'POSTPONED' })).toEqual({
      status: 'Choose one of CREATED, INVITES_SENT, CANCELLED, NOT_PLAYED',
    });
    expect(problems('reply', { status: 'UNANSWERED' })).toEqual({ status: 'Choose PLAYING or NOT_PLAYING' });
  });

  test('has a reason only with a cancellation', () => {
    const alone = { cancelReason: 'Give a reason only with the status CANCELLED' };
    expect(problems('updateGameInstance', { cancelReason: 'No ball' })).toEqual(alone);
    expect(problems('updateGameInstance', { status: 'CREATED', cancelReason: 'No ball' })).toEqual(alone);
  });

  test('has `thisWeekOnly` only with a start', () => {
    const alone = { thisWeekOnly: 'Give the start as well' };
    expect(problems('updateGameInstance', { thisWeekOnly: true })).toEqual(alone);
  });

  test('has a pause that ends at a time', () => {
    const pausedUntil = '2026-07-01T00:00:00+01:00';
    expect(problems('updateGame', { pausedUntil })).toBeNull();
    expect(problems('updateGame', { pausedUntil: null, pausedFrom: null })).toBeNull();
    expect(problems('updateGame', { pausedUntil: 'July' })).toEqual({
      pausedUntil: 'Must be a date and time',
    });
  });

  test('has either a winning margin or both goals', () => {
    const either = { body: 'Give winningMargin, or teamAGoals and teamBGoals' };
    expect(problems('setScore', {})).toEqual(either);
    expect(problems('setScore', { winningMargin: 1, teamAGoals: 2, teamBGoals: 1 })).toEqual(either);
    expect(problems('setScore', { teamAGoals: 2 })).not.toBeNull();
  });

  test('has at most three votes', () => {
    expect(problems('updatePlayerInstance', { motmVotes: ['g_a', 'g_b', 'g_c', 'g_d'] })).toEqual({
      motmVotes: expect.any(String),
    });
  });
});

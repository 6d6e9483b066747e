import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { toFieldMessages } from './api-error.ts';
import { type ApiName, apiContract } from './contract.ts';
import { type Endpoint, statusOf } from './endpoint.ts';

const endpoints = Object.entries<Endpoint>(apiContract);

function problems(name: ApiName, body: unknown) {
  const schema: z.ZodMiniType | undefined = (apiContract[name] as Endpoint).body;
  const result = schema?.safeParse(body);
  return result?.error ? toFieldMessages(result.error) : null;
}

describe('API contract', () => {
  test('has exactly these routes', () => {
    expect(endpoints.map(([, { route }]) => route)).toEqual([
      'POST /player',
      'GET /player',
      'GET /player/{id}',
      'PUT /player/{id}',
      'GET /player/{id}/export',
      'DELETE /player/{id}',
      'PUT /player/{playerId}/push-token',
      'POST /push-token',
      'POST /claims',
      'POST /support/{uid}',
      'POST /unsubscribe/{secret}',
      'GET /unsubscribe/{secret}',
      'POST /game',
      'GET /games/{playerId}',
      'GET /game/{gameId}',
      'GET /game/{gameId}/stats',
      'GET /game/{gameId}/export.json',
      'GET /game/{gameId}/export.csv',
      'POST /game/{gameId}/import',
      'GET /game/{gameId}/imports',
      'DELETE /game/{gameId}/import/{id}',
      'PUT /game/{gameId}',
      'POST /game/{gameId}/seasons',
      'PUT /game/{gameId}/seasons/{id}',
      'POST /game/{gameId}/merge',
      'POST /game/{gameId}/organisers',
      'DELETE /game/{gameId}/organisers/{uid}',
      'POST /game/{gameId}/treasurers',
      'DELETE /game/{gameId}/treasurers/{uid}',
      'PUT /game/{gameId}/owner',
      'DELETE /game/{gameId}/offer',
      'PUT /game/{gameId}/raters',
      'GET /game/{gameId}/raters',
      'PUT /game/{gameId}/link',
      'DELETE /game/{gameId}/removed/{uid}',
      'GET /gi/{giId}',
      'GET /gi/{giId}/reach',
      'PUT /gi/{giId}',
      'PUT /gi/{giId}/winner',
      'PUT /gi/{giId}/score',
      'PUT /gi/{giId}/half-time',
      'DELETE /gi/{giId}/half-time',
      'PUT /gi/{giId}/teams',
      'POST /gi/{giId}/teams/random',
      'POST /gi/{giId}/teams/fair',
      'POST /gi/{giId}/teams/tell',
      'POST /gi/{giId}/player',
      'POST /gi/{giId}/player/{uid}',
      'POST /gi/{giId}/guest',
      'PUT /pi/{piId}',
      'POST /gi/{giId}/people',
      'POST /gi/{giId}/people/import',
      'DELETE /gi/{giId}/people/{uid}',
      'DELETE /gi/{giId}/player/{uid}',
      'GET /gi/{giId}/attendance',
      'PUT /gi/{giId}/attendance',
      'GET /game/{gameId}/turnout',
      'POST /calendar',
      'DELETE /calendar',
      'GET /calendar/{secret}.ics',
      'GET /gi/{giId}/calendar.ics',
      'GET /game/{gameId}/money',
      'PUT /game/{gameId}/money',
      'GET /gi/{giId}/cost',
      'PUT /gi/{giId}/cost',
      'POST /gi/{giId}/cost/nudge',
      'PUT /pi/{piId}/payment',
      'GET /openapi.json',
    ]);
  });

  test('declares exactly the parameters of each path', () => {
    for (const [name, { route, params }] of endpoints) {
      const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, param]) => param);
      expect(Object.keys(params?.shape ?? {}), name).toEqual(inPath);
    }
  });

  test('lets visitors unsubscribe or read invites, calendars or the API description', () => {
    const open = endpoints.filter(([, { access }]) => access === 'anyone').map(([name]) => name);
    expect(open).toEqual([
      'unsubscribe',
      'showUnsubscribe',
      'getGameInstance',
      'getCalendar',
      'getInstanceCalendar',
      'getOpenApi',
    ]);
  });

  test('has status 201 for a creation or 204 for a response without content', () => {
    const by = (status: number) =>
      endpoints.filter(([, one]) => statusOf(one) === status).map(([name]) => name);
    expect(by(201)).toEqual([
      'createPlayer',
      'sendSupportMessage',
      'createGame',
      'startSeason',
      'addPerson',
      'createCalendar',
    ]);
    expect(by(204)).toEqual([
      'updatePlayer',
      'deletePlayer',
      'putPushToken',
      'postPushToken',
      'claimGuest',
      'unsubscribe',
      'undoImport',
      'mergePeople',
      'addOrganiser',
      'removeOrganiser',
      'addTreasurer',
      'removeTreasurer',
      'handOver',
      'declineOffer',
      'askForStars',
      'letInAgain',
      'removePerson',
      'removeForGood',
      'deleteCalendar',
    ]);
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

  test('is refused with one message for each missing field', () => {
    expect(problems('createGame', {})).toEqual({
      gameName: 'Game name is required',
      location: 'Location is required',
      startDateTime: 'Start date and time is required',
      numberOfPlayers: 'Number of players is required',
      isRecurring: 'Choose recurring or one-off',
      orgUid: expect.any(String),
    });
    expect(problems('joinAsGuest', { anonUid: 'a', status: 'PLAYING' })).toEqual({
      name: 'Name is required',
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
      status: 'Choose one of CREATED, INVITES_SENT, CANCELLED',
    });
    expect(problems('reply', { status: 'UNANSWERED' })).toEqual({ status: 'Choose PLAYING or NOT_PLAYING' });
  });

  test('has limits for `cancelReason`, `thisWeekOnly` and `pausedUntil`', () => {
    expect(problems('updateGameInstance', { status: 'CANCELLED', cancelReason: 'x'.repeat(200) })).toBeNull();
    expect(problems('updateGameInstance', { status: 'CANCELLED', cancelReason: 'x'.repeat(201) })).toEqual({
      cancelReason: 'Must be at most 200 characters',
    });
    const alone = { cancelReason: 'Give a reason only with the status CANCELLED' };
    expect(problems('updateGameInstance', { cancelReason: 'No ball' })).toEqual(alone);
    expect(problems('updateGameInstance', { status: 'CREATED', cancelReason: 'No ball' })).toEqual(alone);
    expect(problems('updateGameInstance', { thisWeekOnly: true })).toEqual({
      thisWeekOnly: 'Give the start as well',
    });
    const pausedUntil = '2026-07-01T00:00:00+01:00';
    expect(problems('updateGame', { pausedUntil })).toBeNull();
    expect(problems('updateGame', { pausedUntil: null, pausedFrom: null })).toBeNull();
    expect(problems('updateGame', { pausedUntil: 'July' })).toEqual({
      pausedUntil: 'Must be a date and time',
    });
  });

  test('has either a winning margin or both goals, within limits', () => {
    const either = { body: 'Give winningMargin, or teamAGoals and teamBGoals' };
    expect(problems('setScore', {})).toEqual(either);
    expect(problems('setScore', { winningMargin: 1, teamAGoals: 2, teamBGoals: 1 })).toEqual(either);
    expect(problems('setScore', { teamAGoals: 2 })).not.toBeNull();
    expect(problems('setScore', { winningMargin: 100 })).toEqual({ winningMargin: 'Must be 99 or less' });
    expect(problems('setScore', { winningMargin: 0 })).toEqual({ winningMargin: 'Must be 1 or more' });
    expect(problems('setScore', { teamAGoals: -1, teamBGoals: 0 })).toEqual({
      teamAGoals: 'Must be 0 or more',
    });
  });

  test('has at most three votes', () => {
    expect(problems('updatePlayerInstance', { motmVotes: ['g_a', 'g_b', 'g_c', 'g_d'] })).toEqual({
      motmVotes: expect.any(String),
    });
  });
});

import { MAX_PLAYERS, paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { aGameBody, inHours, onlyInstance } from '../support/games.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';

let olive: Person;

beforeAll(async () => {
  olive = await signUp('Olive');
});

const gamesOf = async ({ uid }: Person) =>
  (await database().collection(paths.games()).where('orgUid', '==', uid).get()).size;

describe('game creation', () => {
  test('returns the first instance without a reply of the organiser', async () => {
    const body = aGameBody(olive, { timeZone: 'Europe/Paris', numberOfPlayers: 12, isRecurring: false });
    const game = await callApi('createGame', { body }, olive);
    expect(game).toMatchObject({
      name: body.gameName,
      location: body.location,
      numberOfPlayers: 12,
      isRecurring: false,
      timeZone: 'Europe/Paris',
      orgUid: olive.uid,
      autoInvites: false,
      pickMotm: true,
      memberUids: [olive.uid],
      dailyStat: null,
    });
    expect(onlyInstance(game)).toMatchObject({
      startDateTime: body.startDateTime,
      status: 'CREATED',
      isFirstGame: true,
      winningTeam: null,
      counts: { playing: 0, notPlaying: 0, unanswered: 1 },
      playerInstances: [
        { playerId: olive.uid, name: 'Olive', status: null, team: 'NO_TEAM', isGuest: false },
      ],
    });
  });

  test('turns on automatic invites for a recurring game', async () => {
    const game = await callApi('createGame', { body: aGameBody(olive, { isRecurring: true }) }, olive);
    expect(game.autoInvites).toBe(true);
    expect(await stored(paths.game(game._id))).toMatchObject({ autoInvites: true });
  });

  test('stores the game with a history of one instance and an empty table', async () => {
    const game = await callApi('createGame', { body: aGameBody(olive) }, olive);
    const giId = onlyInstance(game)._id;
    expect(await stored(paths.game(game._id))).toMatchObject({
      timeZone: 'Europe/London',
      orgUid: olive.uid,
    });
    expect(await stored(paths.gameInstance(giId))).toMatchObject({
      gameId: game._id,
      memberUids: [olive.uid],
    });
    expect(await stored(paths.playerInstance(giId, olive.uid))).toMatchObject({ status: 'UNANSWERED' });
    expect(await stored(paths.statsHistory(game._id))).toMatchObject({
      instances: [{ giId, winningTeam: null }],
    });
    expect(await stored(paths.statsTable(game._id))).toMatchObject({ rows: {} });
  });

  test.each<[string, object, Record<string, string>]>([
    ['no name', { gameName: ' ' }, { gameName: 'Game name is required' }],
    ['a long name', { gameName: 'x'.repeat(81) }, { gameName: 'Must be at most 80 characters' }],
    ['no location', { location: '' }, { location: 'Location is required' }],
    [
      'a past start',
      { startDateTime: inHours(-1) },
      { startDateTime: 'Start date and time must be after today' },
    ],
    [
      'a start in more than two years',
      { startDateTime: inHours(24 * 740) },
      { startDateTime: 'Start must be within the next 2 years' },
    ],
    [
      'a text as the start',
      { startDateTime: 'tomorrow' },
      { startDateTime: 'Start date and time is required' },
    ],
    ['a number as the start', { startDateTime: 5 }, { startDateTime: 'Start date and time is required' }],
    ['one player', { numberOfPlayers: 1 }, { numberOfPlayers: 'Number of players must be greater than 1' }],
    [
      'far too many players',
      { numberOfPlayers: 1e308 },
      { numberOfPlayers: `Number of players must be at most ${MAX_PLAYERS}` },
    ],
    [
      'half a player',
      { numberOfPlayers: 5.5 },
      { numberOfPlayers: 'Number of players must be a whole number' },
    ],
    [
      'a text as the number of players',
      { numberOfPlayers: '10' },
      { numberOfPlayers: 'Number of players is required' },
    ],
    [
      'a text for the recurring setting',
      { isRecurring: 'yes' },
      { isRecurring: 'Choose recurring or one-off' },
    ],
    [
      'an unknown time zone',
      { timeZone: 'Mars/Olympus' },
      { timeZone: 'Must be a time zone such as Europe/London' },
    ],
    ['a list of members', { memberUids: ['me'] }, { memberUids: 'Unknown field' }],
  ])('is refused with %s and stores nothing', async (_, wrong, fields) => {
    const before = await gamesOf(olive);
    const body = { ...aGameBody(olive), ...wrong };
    expect(await refused('createGame', { body }, olive)).toMatchObject({ status: 400, fields });
    expect(await gamesOf(olive)).toBe(before);
  });

  test('names every missing field at once', async () => {
    const { fields } = await refused('createGame', { body: {} }, olive);
    expect(fields).toMatchObject({
      gameName: 'Game name is required',
      location: 'Location is required',
      startDateTime: 'Start date and time is required',
      numberOfPlayers: 'Number of players is required',
    });
  });

  test('requires a registered caller who has a player', async () => {
    const [gus, nora] = await Promise.all([guest(), signUpWithoutPlayer('Nora')]);
    const refusals = [
      await refused('createGame', { body: aGameBody(olive) }, null),
      await refused('createGame', { body: aGameBody(gus) }, gus),
      await refused('createGame', { body: aGameBody(olive) }, nora),
      await refused('createGame', { body: aGameBody(nora) }, nora),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([401, 403, 403, 409]);
    expect(refusals.at(-1)?.message).toBe('Finish registering first');
    expect(await gamesOf(nora)).toBe(0);
  });
});

import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { aGameBody, onlyInstance } from '../support/games.ts';
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

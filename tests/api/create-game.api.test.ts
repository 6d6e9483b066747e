import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { aGameBody, onlyInstance } from '../support/games.ts';
import { type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';

let olive: Person;

beforeAll(async () => {
  olive = await signUp('Olive');
});

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

  test('requires a caller who has a player', async () => {
    const nora = await signUpWithoutPlayer('Nora');
    const refusal = await refused('createGame', { body: aGameBody(nora) }, nora);
    expect(refusal).toMatchObject({ status: 409, message: 'Finish registering first' });
    const games = database().collection(paths.games()).where('orgUid', '==', nora.uid);
    expect((await games.get()).size).toBe(0);
  });
});

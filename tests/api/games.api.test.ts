import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { aGameBody, createGame, inHours, joinAll, onlyInstance } from '../support/games.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { joinAsGuest } from './entries.ts';

let olive: Person;
let sam: Person;
let gus: Person;
let stranger: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, sam, stranger, gus] = await Promise.all([signUp('Olive'), signUp('Sam'), signUp('Stan'), guest()]);
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [sam]);
  await joinAsGuest(giId, gus);
  await settle();
});

describe('own games', () => {
  test('are listed with their instances, newest start first', async () => {
    const later = await createGame(olive, { gameName: 'Later', startDateTime: inHours(48) });
    await joinAll(later.giId, [sam]);
    const games = await callApi('listGames', { params: { playerId: sam.uid } }, sam);
    expect(games.map(({ name }) => name)).toEqual(['Later', 'Tuesday Fives']);
    expect(games[1]?.gameInstances).toMatchObject([{ _id: giId, counts: { playing: 2, unanswered: 1 } }]);
    expect(games[1]?.gameInstances[0]?.playerInstances).toHaveLength(3);
  });

  test('are listed for guests', async () => {
    expect(await callApi('listGames', { params: { playerId: gus.uid } }, gus)).toHaveLength(1);
    expect(await callApi('listGames', { params: { playerId: stranger.uid } }, stranger)).toEqual([]);
  });
});

describe('game', () => {
  test('is shown to its members with its instances', async () => {
    for (const member of [olive, sam, gus]) {
      const game = await callApi('getGame', { params: { gameId } }, member);
      expect(game).toMatchObject({ _id: gameId, name: 'Tuesday Fives', orgUid: olive.uid });
      expect(game.memberUids?.toSorted()).toEqual([olive.uid, sam.uid, gus.uid].toSorted());
      expect(game.gameInstances).toMatchObject([{ _id: giId }]);
    }
  });

  test('has rows of zeros before the first stats', async () => {
    const game = await callApi('getGameStats', { params: { gameId } }, sam);
    expect(game.dailyStat).toBeNull();
    expect(game.playerGameStats.map(({ name }) => name).toSorted()).toEqual(['Gus', 'Olive', 'Sam']);
    const zeros = { numPlayed: 0, totalPoints: 0, form: '', leaderboardPosition: 1 };
    expect(game.playerGameStats[0]).toMatchObject(zeros);
  });
});

describe('game update', () => {
  test('returns the new values at once', async () => {
    const name = 'Wednesday Fives';
    const body = { name, autoInvites: true, numberOfPlayers: 8, timeZone: 'Europe/Dublin' };
    const response = await callApi('updateGame', { params: { gameId }, body }, olive);
    expect(response).toMatchObject({ ...body, location: 'Powerleague Shoreditch', pickMotm: true });
    expect(await stored(paths.game(gameId))).toMatchObject(body);
  });
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
    expect(await stored(paths.game(game._id))).toMatchObject({ timeZone: 'Europe/London' });
    const instance = { gameId: game._id, memberUids: [olive.uid] };
    expect(await stored(paths.gameInstance(giId))).toMatchObject(instance);
    expect(await stored(paths.playerInstance(giId, olive.uid))).toMatchObject({ status: 'UNANSWERED' });
    const history = { instances: [{ giId, winningTeam: null }] };
    expect(await stored(paths.statsHistory(game._id))).toMatchObject(history);
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

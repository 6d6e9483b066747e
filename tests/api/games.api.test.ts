import { paths } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { createGame, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
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
    expect(game.playerGameStats[0]).toMatchObject({
      numPlayed: 0,
      totalPoints: 0,
      form: '',
      leaderboardPosition: 1,
    });
  });
});

describe('game update', () => {
  test('returns the new values at once', async () => {
    const body = {
      name: 'Wednesday Fives',
      autoInvites: true,
      numberOfPlayers: 8,
      timeZone: 'Europe/Dublin',
    };
    const response = await callApi('updateGame', { params: { gameId }, body }, olive);
    expect(response).toMatchObject({ ...body, location: 'Powerleague Shoreditch', pickMotm: true });
    expect(await stored(paths.game(gameId))).toMatchObject(body);
  });
});

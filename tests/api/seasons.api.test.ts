import { randomUUID } from 'node:crypto';
import { paths, type SeasonResponse } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { statusOf } from './entries.ts';

let olive: Person;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  [olive, ada, ben] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Ben')]);
});

const seasonRequest = (gameId: string, name: string, from: string) => ({
  params: { gameId },
  body: { name, from },
});
const startSeason = (gameId: string, name: string, from: string, as = olive): Promise<SeasonResponse> =>
  callApi('startSeason', seasonRequest(gameId, name, from), as);
const seasonsOf = async (gameId: string, as: Person = olive) =>
  (await callApi('getGame', { params: { gameId } }, as)).seasons;
const rowsOf = async (gameId: string, season?: string) => {
  const sent = { params: { gameId }, query: season === undefined ? {} : { season } };
  const { playerGameStats } = await callApi('getGameStats', sent, ada);
  return Object.fromEntries(playerGameStats.map((row) => [row.playerId, row]));
};

async function aGamePlayed(hoursAgo: readonly number[]) {
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [ada, ben]);
  const giIds: string[] = [];
  for (const hours of hoursAgo) {
    const played = await addInstance(gameId, [ada, ben]);
    for (const [person, team] of [
      [ada, 'TEAM_A'],
      [ben, 'TEAM_B'],
    ] as const)
      await database().doc(paths.playerInstance(played, person.uid)).update({ team });
    await kickOff(played, hours);
    giIds.push(played);
  }
  await settle();
  return { gameId, giIds };
}

const win = (giId: string | undefined, winningTeam: 'TEAM_A' | 'TEAM_B') =>
  callApi('setWinner', { params: { giId: giId ?? '' }, body: { winningTeam } }, olive);

describe('seasons of a game', () => {
  test('end with a champion who changes after a correction', async () => {
    const { gameId, giIds } = await aGamePlayed([50, 20]);
    await win(giIds[0], 'TEAM_A');
    await win(giIds[1], 'TEAM_B');
    const spring = await startSeason(gameId, ' Spring ', inHours(-60));
    expect(spring).toMatchObject({ name: 'Spring', until: null, champions: [] });
    expect(await stored(paths.season(gameId, spring._id))).toMatchObject({ name: 'Spring' });
    const summer = await startSeason(gameId, 'Summer', inHours(-30));
    await settle();
    expect((await rowsOf(gameId, spring._id))[ada.uid]).toMatchObject({ numPlayed: 1, form: 'W' });
    expect((await rowsOf(gameId, summer._id))[ada.uid]).toMatchObject({ numPlayed: 1, form: 'L' });
    expect((await rowsOf(gameId))[ada.uid]).toMatchObject({ numPlayed: 2, form: 'WL' });
    expect(await seasonsOf(gameId)).toMatchObject([
      { name: 'Spring', until: summer.from, champions: [{ uid: ada.uid, name: 'Ada', points: 3 }] },
      { name: 'Summer', until: null, champions: [] },
    ]);

    const { games } = await callApi('exportOwnData', { params: { id: ada.uid } }, ada);
    expect(games.find((game) => game.gameId === gameId)?.seasons).toMatchObject([
      { name: 'Spring', isChampion: true, stats: { totalPoints: 3 } },
      { name: 'Summer', isChampion: false },
    ]);
    await win(giIds[0], 'TEAM_B');
    await settle();
    expect((await seasonsOf(gameId))?.[0]?.champions).toMatchObject([{ uid: ben.uid }]);
  });

  test('have no champion before the next season starts', async () => {
    const { gameId, giIds } = await aGamePlayed([20]);
    const spring = await startSeason(gameId, 'Spring', inHours(-60));
    await startSeason(gameId, 'Summer', inHours(60));
    await win(giIds[0], 'TEAM_A');
    await settle();
    expect((await rowsOf(gameId, spring._id))[ada.uid]).toMatchObject({ totalPoints: 3 });
    expect((await stored(paths.game(gameId)))?.champions[spring._id]).toMatchObject([{ uid: ada.uid }]);

    expect((await seasonsOf(gameId))?.[0]).toMatchObject({ name: 'Spring', champions: [] });
  });

  test('are created once per key', async () => {
    const { gameId } = await aGamePlayed([]);
    const sent = { ...seasonRequest(gameId, 'Autumn', inHours(-1)), key: randomUUID() };
    const { _id } = await callApi('startSeason', sent, olive);
    const other = await callApi(
      'startSeason',
      { ...sent, ...seasonRequest(gameId, 'Other', inHours(99)) },
      olive,
    );
    expect(other).toMatchObject({ _id, name: 'Autumn' });
    expect(await seasonsOf(gameId)).toHaveLength(1);
  });
});

describe('season rename', () => {
  test('changes the name in the season and in the game', async () => {
    const { gameId } = await createGame(olive);
    const { _id: id } = await startSeason(gameId, 'Autum', inHours(-48));
    const params = { gameId, id };
    const renamed = await callApi('renameSeason', { params, body: { name: 'Autumn' } }, olive);
    expect(renamed).toMatchObject({ _id: id, name: 'Autumn' });
    expect(await stored(paths.season(gameId, id))).toMatchObject({ name: 'Autumn' });
    expect(await seasonsOf(gameId)).toMatchObject([{ _id: id, name: 'Autumn' }]);
    expect(await statusOf('renameSeason', { params, body: { name: ' ' } }, olive)).toBe(400);
  });
});

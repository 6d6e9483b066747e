import { paths } from '@fives/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { guest, type Person, registerGuest, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { writeAs } from '../support/write-as.ts';

let olive: Person;
let sam: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive));
});

const joinInBrowser = (person: Person, isGuest: boolean) =>
  writeAs(
    person,
    paths.playerInstance(giId, person.uid),
    { name: person.name, isGuest, status: 'PLAYING', team: 'NO_TEAM' },
    ['repliedAt'],
  );

async function playAndRecord(): Promise<void> {
  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
}

test('a player who joins in the browser is counted as a member of the game', async () => {
  await joinInBrowser(sam, false);
  await waitFor(async () => {
    expect(await stored(paths.gameInstance(giId))).toMatchObject({
      counts: { playing: 1, notPlaying: 0, unanswered: 1 },
      memberUids: [olive.uid, sam.uid].toSorted(),
    });
    expect(await stored(paths.game(gameId))).toMatchObject({ memberUids: [olive.uid, sam.uid].toSorted() });
  });
  expect(await callApi('getGame', { params: { gameId } }, sam)).toMatchObject({ _id: gameId });
});

test('a result creates a table', async () => {
  await joinAll(giId, [olive, sam]);
  await playAndRecord();
  await waitFor(async () => {
    const { playerGameStats } = await callApi('getGameStats', { params: { gameId } }, sam);
    expect(playerGameStats).toMatchObject([
      { form: 'W', totalPoints: 3, leaderboardPosition: 1 },
      { form: 'L', totalPoints: 0, leaderboardPosition: 2 },
    ]);
  });
});

test('a new game name is copied to the instances', async () => {
  await callApi('updateGame', { params: { gameId }, body: { name: 'Wednesday Fives' } }, olive);
  await waitFor(async () => {
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ game: { name: 'Wednesday Fives' } });
  });
  const card = await callApi('getGameInstance', { params: { giId } }, null);
  expect(card.name).toBe('Wednesday Fives');
});

test('a new player name is copied to player instances and tables', async () => {
  const nora = await signUp('Nora');
  await joinAll(giId, [olive, nora]);
  await playAndRecord();
  await waitFor(async () =>
    expect(await stored(paths.statsTable(gameId))).toMatchObject({ rows: { [nora.uid]: {} } }),
  );
  await writeAs(nora, paths.player(nora.uid), { name: 'Eleonora' });
  await waitFor(async () => {
    expect(await stored(paths.playerInstance(giId, nora.uid))).toMatchObject({ name: 'Eleonora' });
    expect(await stored(paths.statsTable(gameId))).toMatchObject({
      rows: { [nora.uid]: { name: 'Eleonora' } },
    });
  });
});

test('a ranked guest keeps their games after registration', async () => {
  const gus = await guest('Gus');
  await joinInBrowser(gus, true);
  await joinAll(giId, [olive]);
  await playAndRecord();
  const row = async () => (await stored(paths.statsTable(gameId)))?.rows?.[gus.uid];
  await waitFor(async () =>
    expect(await row()).toMatchObject({
      isGuest: true,
      numPlayed: 1,
      leaderboardPosition: expect.any(Number),
    }),
  );
  const registered = await registerGuest(gus);
  expect(registered.uid).toBe(gus.uid);
  const body = { uid: registered.uid, name: 'Gustav', email: registered.email };
  await callApi('createPlayer', { body }, registered);
  await waitFor(async () => {
    expect(await row()).toMatchObject({ isGuest: false, name: 'Gustav', numPlayed: 1 });
    expect((await row())?.leaderboardPosition).toBeGreaterThan(0);
  });
});

import { randomUUID } from 'node:crypto';
import { paths, repairedText, TEXT_LIMITS } from '@fives/domain';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { createGame, joinAll, onlyInstance } from '../support/games.ts';
import { anyOddText } from '../support/odd-texts.ts';
import { changeEmail, guest, type Person, signIn, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { writeAs } from '../support/write-as.ts';
import { joinAsGuest } from './entries.ts';

let olive: Person;
let sam: Person;
let gus: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, sam, gus] = await Promise.all([signUp('Olive'), signUp('Sam'), guest('Gus')]);
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [olive, sam]);
  await joinAsGuest(giId, gus);
});

function isWritten(who: Person, path: string, fields: Record<string, string>): Promise<boolean> {
  return writeAs(who, path, fields).then(
    () => true,
    (error: unknown) => {
      expect(String(error)).toContain('PERMISSION_DENIED');
      return false;
    },
  );
}

test('odd texts that pass the rules break no call and are repaired', async () => {
  let passed = 0;
  const texts = fc.record({
    name: anyOddText,
    team: anyOddText,
    game: anyOddText,
    location: anyOddText,
    player: anyOddText,
  });
  await fc.assert(
    fc.asyncProperty(texts, async ({ name, team, game, location, player }) => {
      const written = await Promise.all([
        isWritten(gus, paths.playerInstance(giId, gus.uid), { name }),
        isWritten(olive, paths.gameInstance(giId), { teamAName: team }),
        isWritten(olive, paths.game(gameId), { name: game }),
        isWritten(olive, paths.game(gameId), { location }),
        isWritten(sam, paths.player(sam.uid), { name: player }),
      ]);
      passed += written.filter(Boolean).length;
      for (const caller of [olive, sam]) {
        await callApi('getGameInstance', { params: { giId } }, caller);
        await callApi('getGameStats', { params: { gameId } }, caller);
        await callApi('listGames', { params: { playerId: caller.uid } }, caller);
      }
      await callApi('getGameInstance', { params: { giId } }, null);
    }),
    { numRuns: 12 },
  );
  expect(passed).toBeGreaterThan(5);

  await settle();
  const [playerInstance, instance, game, player] = await Promise.all(
    [
      paths.playerInstance(giId, gus.uid),
      paths.gameInstance(giId),
      paths.game(gameId),
      paths.player(sam.uid),
    ].map(stored),
  );
  const { personName, teamName, gameName, location } = TEXT_LIMITS;
  expect(playerInstance?.name).toBe(repairedText(playerInstance?.name, personName));
  expect(instance?.teamAName).toBe(repairedText(instance?.teamAName, teamName));
  expect(game?.name).toBe(repairedText(game?.name, gameName));
  expect(game?.location).toBe(repairedText(game?.location, location));
  expect(player?.name).toBe(repairedText(player?.name, personName));
  expect(instance?.game).toMatchObject({ name: game?.name, location: game?.location });

  // Invites, replies, teams and cancellations still work.
  const params = { giId };
  const say = (status: 'PLAYING' | 'NOT_PLAYING') =>
    callApi('reply', { params: { giId, uid: sam.uid }, body: { status } }, sam);
  await callApi('updateGameInstance', { params, body: { status: 'INVITES_SENT' } }, olive);
  expect(onlyInstance(await say('NOT_PLAYING')).counts).toMatchObject({ playing: 2, notPlaying: 1 });
  await say('PLAYING');
  await callApi('pickRandomTeams', { params }, olive);
  await callApi('tellTeams', { params }, olive);
  await callApi('updateGameInstance', { params, body: { status: 'CANCELLED' } }, olive);
  await settle();
  expect(await stored(paths.notification(gus.uid, `${giId}_CANCELLED`))).toBeDefined();
});

test('email address that the form refuses is accepted and breaks no game', async () => {
  const email = `o!d/${randomUUID()}@example.com`;
  const account = await signUpWithoutPlayer('Eve');
  await changeEmail(account, email);
  const eve = { ...account, email, ...(await signIn(email)) };
  await callApi('createPlayer', { body: { uid: eve.uid, name: 'Eve', email } }, eve);
  const game = await createGame(olive);
  await joinAll(game.giId, [eve]);
  for (const caller of [olive, eve])
    await callApi('getGameStats', { params: { gameId: game.gameId } }, caller);
  await callApi('getPlayer', { params: { id: eve.uid } }, eve);
});

test('unreadable instance is left out of the lists', async () => {
  const broken = database().collection(paths.gameInstances()).doc();
  await broken.set({ gameId, memberUids: [olive.uid, sam.uid], startDateTime: 'next Tuesday' });
  await settle();
  for (const games of [
    await callApi('listGames', { params: { playerId: sam.uid } }, sam),
    [await callApi('getGame', { params: { gameId } }, sam)],
  ]) {
    expect(games.flatMap((game) => game.gameInstances).map(({ _id }) => _id)).toEqual([giId]);
  }
});

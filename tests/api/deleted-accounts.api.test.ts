import { FORMER_PLAYER_NAME, paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, send } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { readWholeDatabase } from '../support/whole-database.ts';
import { isRefusedTo, writeAs } from '../support/write-as.ts';
import { deleteAccount, joinAsGuest } from './entries.ts';

test('sign-in of a deleted account cannot write through API or rules', async () => {
  const [olive, zeb] = await Promise.all([signUp('Olive'), signUp('Zeb')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [zeb]);
  await deleteAccount(zeb);
  const path = paths.playerInstance(giId, zeb.uid);
  const fields = { name: 'Zeb', isGuest: false, status: 'PLAYING', team: 'NO_TEAM' };
  expect(await isRefusedTo(() => writeAs(zeb, path, fields, ['repliedAt']))).toBe(true);
  const params = { giId, uid: zeb.uid };
  expect(await send('reply', { params, body: { status: 'PLAYING' } }, zeb)).toMatchObject({ status: 401 });
});

test('guest can delete their own account', async () => {
  const [olive, gus] = await Promise.all([signUp('Olive'), guest('Gus')]);
  const { giId } = await createGame(olive);
  await joinAsGuest(giId, gus);
  await callApi('putPushToken', { params: { playerId: gus.uid }, body: { pushToken: 'of-gus' } }, gus);
  await deleteAccount(gus);
  const playerInstances = await database().collection(paths.playerInstances(giId)).get();
  expect(playerInstances.docs.map((each) => [each.id.slice(0, 2), each.data()])).toContainEqual([
    'g_',
    expect.objectContaining({ name: FORMER_PLAYER_NAME, isGuest: true, status: 'NOT_PLAYING' }),
  ]);
  expect(playerInstances.docs.map(({ id }) => id)).not.toContain(gus.uid);
  expect((await database().collection(paths.pushTokens(gus.uid)).get()).size).toBe(0);
  expect(await send('listGames', { params: { playerId: gus.uid } }, gus)).toMatchObject({ status: 401 });
});

test('account deletion deletes the removals and admissions of the person', async () => {
  const [olive, zeb] = await Promise.all([signUp('Olive'), signUp('Zebedee Quill')]);
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [zeb]);
  const { inviteKey } = await callApi('renewLink', { params: { gameId } }, olive);
  await writeAs(zeb, paths.admission(giId, zeb.uid), { key: inviteKey, uid: zeb.uid });
  await callApi('removeForGood', { params: { giId, uid: zeb.uid } }, olive);
  await deleteAccount(zeb);
  await settle();
  const all = (await readWholeDatabase()).map(({ path, text }) => `${path} ${text}`);
  expect(all.filter((text) => [zeb.uid, zeb.name, zeb.email].some((own) => text.includes(own)))).toEqual([]);
});

test('account deletion finishes a long history after the response', async () => {
  const [olive, zeb] = await Promise.all([signUp('Olive'), signUp('Zebedee Quill')]);
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [zeb]);
  for (let week = 0; week < 55; week++) await addInstance(gameId, [olive, zeb]);
  await deleteAccount(zeb);
  const ofZeb = () =>
    database().collection(paths.gameInstances()).where('memberUids', 'array-contains', zeb.uid).get();
  expect((await ofZeb()).size).toBeGreaterThan(0);
  const params = { giId, uid: zeb.uid };
  expect(await send('reply', { params, body: { status: 'PLAYING' } }, zeb)).toMatchObject({ status: 401 });
  await settle();
  expect((await ofZeb()).size).toBe(0);
  expect(await stored(paths.player(zeb.uid))).toBeUndefined();
});

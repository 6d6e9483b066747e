import { instanceCapacity, paths } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { isRefusedTo, readAs, writeAs } from '../support/write-as.ts';
import { add, guestReply, joinAsGuest, uidsIn } from './entries.ts';

test('full instance refuses players and guests', async () => {
  const [olive, ada, gus] = await Promise.all([signUp('Olive'), signUp('Ada'), guest('Gus')]);
  const { giId } = await createGame(olive, { numberOfPlayers: 4 });
  const batch = database().batch();
  for (let index = 1; index < instanceCapacity(4); index += 1) {
    const { uid, ...playerInstance } = aPlayerInstance({ uid: `person-${index}`, status: 'UNANSWERED' });
    batch.set(database().doc(paths.playerInstance(giId, uid)), playerInstance);
  }
  // Updates the counts as the trigger does.
  batch.update(database().doc(paths.gameInstance(giId)), { 'counts.unanswered': instanceCapacity(4) });
  await batch.commit();
  expect(
    await refused('reply', { params: { giId, uid: ada.uid }, body: { status: 'PLAYING' } }, ada),
  ).toMatchObject({ status: 409, reason: { code: 'NO_ROOM' } });
  expect(await refused('joinAsGuest', guestReply(giId, gus), gus)).toMatchObject({
    status: 409,
    reason: { code: 'NO_ROOM' },
  });
});

test('closed game admits only members', async () => {
  const [olive, ada, bob] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Bob')]);
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [ada]);
  await callApi('updateGame', { params: { gameId }, body: { isClosed: true } }, olive);
  const next = await addInstance(gameId, [olive]);
  expect(
    await refused('reply', { params: { giId: next, uid: bob.uid }, body: { status: 'PLAYING' } }, bob),
  ).toMatchObject({ status: 403, message: "This game isn't taking new players" });
  await joinAll(next, [ada]);
});

test('removed guest loses every upcoming spot until let in again', async () => {
  const [olive, gus] = await Promise.all([signUp('Olive'), guest('Gus')]);
  const { gameId, giId } = await createGame(olive);
  await joinAsGuest(giId, gus);
  await add(giId, 'Friend', gus, gus);
  const next = await addInstance(gameId, [olive, gus]);
  const past = await addInstance(gameId, [olive, gus]);
  await kickOff(past);
  await settle();
  await readAs(gus, paths.game(gameId));

  await callApi('removeForGood', { params: { giId, uid: gus.uid } }, olive);
  expect(await uidsIn(giId)).toEqual([olive.uid]);
  expect(await uidsIn(next)).toEqual([olive.uid]);
  // The played instance keeps its player instance.
  expect(await uidsIn(past)).toContain(gus.uid);
  expect(await stored(paths.game(gameId))).toMatchObject({
    removed: { [gus.uid]: 'Gus' },
    memberUids: [olive.uid],
  });
  for (const path of [
    paths.game(gameId),
    paths.statsTable(gameId),
    ...[giId, next, past].flatMap((id) => [paths.gameInstance(id), paths.playerInstance(id, olive.uid)]),
  ]) {
    expect({ [path]: await isRefusedTo(() => readAs(gus, path)) }).toEqual({ [path]: true });
  }
  for (const name of ['getGameInstance', 'joinAsGuest'] as const) {
    const sent = name === 'joinAsGuest' ? guestReply(giId, gus) : { params: { giId } };
    expect(await refused(name, sent, gus)).toMatchObject({ status: 403, reason: { code: 'REMOVED' } });
  }
  // A correction of a played instance does not restore the membership.
  const replyNo = { params: { piId: `${past}_${gus.uid}` }, body: { status: 'NOT_PLAYING' } } as const;
  await callApi('updatePlayerInstance', replyNo, olive);
  await settle();
  expect(await stored(paths.gameInstance(past))).toMatchObject({ counts: { notPlaying: 1 } });
  expect((await stored(paths.game(gameId)))?.memberUids).toEqual([olive.uid]);

  await callApi('letInAgain', { params: { gameId, uid: gus.uid } }, olive);
  await joinAsGuest(giId, gus);
  expect((await stored(paths.game(gameId)))?.memberUids).toContain(gus.uid);
});

test('replaced invite link admits only members', async () => {
  const [olive, ada, eve] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Eve')]);
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [ada]);
  const gus = await guest('Gus');
  const first = await callApi('renewLink', { params: { gameId } }, olive);
  const { inviteKey } = await callApi('renewLink', { params: { gameId } }, olive);
  expect(inviteKey).not.toBe(first.inviteKey);
  const getInstance = (as: Person | null, query = {}) =>
    send('getGameInstance', { params: { giId }, query }, as);
  for (const [as, key] of [
    [null, undefined],
    [null, first.inviteKey],
    [eve, undefined],
    [gus, first.inviteKey],
  ] as const) {
    const { status, text } = await getInstance(as, key === undefined ? {} : { key });
    expect(status).toBe(403);
    expect(text).toContain('LINK_RENEWED');
  }
  expect((await getInstance(null, { key: inviteKey })).status).toBe(200);
  expect((await getInstance(ada)).status).toBe(200);
  expect(await refused('joinAsGuest', guestReply(giId, gus), gus)).toMatchObject({
    reason: { code: 'LINK_RENEWED' },
  });
  const admission = paths.admission(giId, gus.uid);
  expect(await isRefusedTo(() => writeAs(gus, admission, { key: first.inviteKey, uid: gus.uid }))).toBe(true);
  await writeAs(gus, admission, { key: inviteKey, uid: gus.uid });
  await readAs(gus, paths.playerInstance(giId, ada.uid));
  await joinAsGuest(giId, gus);
  expect((await getInstance(gus)).status).toBe(200);
  // Instances store the new key so that members can share the link.
  await settle();
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ game: { inviteKey } });
});

test('plus-ones count as guests', async () => {
  const [olive, gus, gil, ada] = await Promise.all([
    signUp('Olive'),
    guest('Gus'),
    guest('Gil'),
    signUp('Ada'),
  ]);
  const { giId } = await createGame(olive, { numberOfPlayers: 2 });
  await joinAsGuest(giId, gus);
  for (const name of ['Kit', 'Lou', 'Max']) await add(giId, name, gus, gus);
  expect(await refused('joinAsGuest', guestReply(giId, gil), gil)).toMatchObject({
    reason: { code: 'NO_ROOM_FOR_GUESTS' },
  });
  await settle();
  expect((await stored(paths.gameInstance(giId)))?.counts).toMatchObject({ guests: 4 });
  await joinAll(giId, [ada]);
  const plusOne = { params: { giId }, body: { name: 'Nia', status: 'PLAYING', broughtBy: ada.uid } };
  expect(await refused('addPerson', plusOne, ada)).toMatchObject({
    reason: { code: 'NO_ROOM_FOR_PLUS_ONES' },
  });
  await add(giId, 'Nia', olive, ada);
});

test('game removes at most 200 people', async () => {
  const [olive, ada, bob] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Bob')]);
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [ada, bob]);
  const removed = Object.fromEntries(Array.from({ length: 199 }, (_, at) => [`removed-${at}`, 'Someone']));
  await database().doc(paths.game(gameId)).update({ removed });
  await callApi('removeForGood', { params: { giId, uid: ada.uid } }, olive);
  expect(await refused('removeForGood', { params: { giId, uid: bob.uid } }, olive)).toMatchObject({
    ...{ status: 409, reason: { code: 'REMOVED_ENOUGH' } },
  });
});

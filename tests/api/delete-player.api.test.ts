import { FORMER_PLAYER_NAME, paths } from '@fives/domain';
import { beforeAll, expect, test } from 'vitest';
import { callApi, send } from '../support/api-client.ts';
import { database, dropOutNoticeOf, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { readWholeDatabase } from '../support/whole-database.ts';
import { isRefusedTo, writeAs } from '../support/write-as.ts';
import { deleteAccount, joinAsGuest, statusOf } from './entries.ts';

const CANARY = 'Zebedee Quartermain';
const TOKEN = 'zebedees-telephone';
const FORMER = { name: 'Former player', isGuest: false };
let olive: Person;
let zeb: Person;
let others: Person[];
let played: { gameId: string; giId: string };
let upcoming: { gameId: string; giId: string };
let own: { gameId: string; giId: string };
let gameWithoutOthers: { gameId: string; giId: string };

beforeAll(async () => {
  [olive, zeb] = await Promise.all([signUp('Olive'), signUp(CANARY)]);
  others = await Promise.all(['Ana', 'Ben', 'Cem'].map(signUp));
  played = await createGame(olive);
  upcoming = await createGame(olive);
  own = await createGame(zeb);
  gameWithoutOthers = await createGame(zeb);
  await joinAll(played.giId, [zeb, ...others]);
  await joinAll(upcoming.giId, [zeb]);
  await storeAllKindsOfData();
  await deleteAccount(zeb);
  await settle();
});

async function storeAllKindsOfData() {
  const { giId, gameId } = played;
  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  const motmVotes = others.map(({ uid }) => `${giId}_${uid}`);
  await callApi('updatePlayerInstance', { params: { piId: `${giId}_${zeb.uid}` }, body: { motmVotes } }, zeb);
  await callApi('putPushToken', { params: { playerId: zeb.uid }, body: { pushToken: TOKEN } }, zeb);
  await callApi('sendSupportMessage', { params: { uid: zeb.uid }, body: { message: `From ${CANARY}` } }, zeb);
  await callApi('createCalendar', {}, zeb);
  const cost = { amount: 1000, currency: 'GBP' as const, excused: [others[0]?.uid ?? ''] };
  await callApi('enterCost', { params: { giId }, body: cost }, olive);
  await callApi('markShare', { params: { piId: `${giId}_${zeb.uid}` }, body: { state: 'SAID_PAID' } }, zeb);
  const award = { uid: zeb.uid, name: CANARY, votes: 3 };
  await database()
    .doc(paths.gameInstance(giId))
    .update({ motmAwarded: [award] });
  const dailyStat = { type: 'BIGGEST_CLIMBER', text: CANARY, playerId: zeb.uid, name: CANARY, value: 1 };
  await database()
    .doc(paths.game(gameId))
    .update({ dailyStat: { ...dailyStat, computedAt: new Date() } });
  // Zeb has no entry in this instance, but replied for someone else as the organiser.
  const otherInstance = await addInstance(own.gameId, others);
  const path = paths.playerInstance(otherInstance, others[0]?.uid ?? '');
  await database().doc(path).update({ answeredBy: zeb.uid, addedBy: zeb.uid, broughtBy: zeb.uid });
  await database().doc(paths.notification(zeb.uid, 'one')).set({ title: CANARY });
  await database()
    .doc(paths.notificationSettings(zeb.uid))
    .set({ off: ['RESULT'] });
  await database().doc(paths.emailSettings(zeb.uid)).set({ isOn: true, unsubscribeSecret: 'zebedees' });
  const [ana] = others;
  const notes = {
    stars: { [zeb.uid]: 5, [ana?.uid ?? '']: 2 },
    apart: [`${ana?.uid} ${zeb.uid}`],
    keepers: [zeb.uid],
  };
  for (const [id, organiser] of [
    [gameId, olive],
    [own.gameId, zeb],
  ] as const) {
    await database().doc(paths.organiserNotesOf(id, organiser.uid)).set(notes);
  }
  await settle();
  const table = await stored(paths.statsTable(gameId));
  expect(table).toMatchObject({ rows: { [zeb.uid]: { name: CANARY, numMotm: 1 } } });
  expect((await stored(paths.game(own.gameId)))?.memberUids).toContain(others[1]?.uid);
}

test('account deletion removes every name, email, uid and device', async () => {
  const texts = (await readWholeDatabase()).map(({ path, text }) => `${path} ${text}`);
  for (const trace of [CANARY, zeb.uid, zeb.email, TOKEN]) {
    expect(texts.filter((text) => text.includes(trace))).toEqual([]);
  }

  const { giId, gameId } = played;
  const former = await findFormerUid();
  expect(await stored(paths.playerInstance(giId, former))).toMatchObject({ ...FORMER, status: 'PLAYING' });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({
    motmAwarded: [{ uid: former, name: 'Former player', votes: 3 }],
  });
  expect(await stored(paths.motmBallot(giId, former))).toMatchObject({ votes: others.map(({ uid }) => uid) });
  expect((await stored(paths.cost(giId)))?.shares[former]).toMatchObject({ state: 'SAID_PAID' });
  const table = await stored(paths.statsTable(gameId));
  expect(table).toMatchObject({ rows: { [former]: { ...FORMER, numPlayed: 1, numMotm: 1 } } });
  expect(Object.keys(table?.rows)).toHaveLength(others.length + 1);
});

test('account deletion notifies the organiser about the drop-out', async () => {
  const notice = await dropOutNoticeOf(olive.uid, upcoming.giId);
  expect(notice).toMatchObject({ aboutUid: await findFormerUid() });
});

test('account deletion removes notes by and about the player', async () => {
  const [ana] = others;
  const left = { stars: { [ana?.uid ?? '']: 2 }, apart: [], keepers: [] };
  expect(await stored(paths.organiserNotesOf(played.gameId, olive.uid))).toEqual(left);
  expect(await stored(paths.organiserNotesOf(own.gameId, zeb.uid))).toBeUndefined();
});

test('account deletion drops the player out and offers or ends their games', async () => {
  const former = await findFormerUid();
  const out = { ...FORMER, status: 'NOT_PLAYING', team: 'NO_TEAM' };
  expect(await stored(paths.playerInstance(upcoming.giId, former))).toMatchObject(out);
  expect(await stored(paths.playerInstance(played.giId, former))).toMatchObject({ status: 'PLAYING' });
  expect(await stored(paths.gameInstance(own.giId))).toMatchObject({ status: 'CREATED' });
  const offered = await stored(paths.game(own.gameId));
  expect(offered).toMatchObject({ isRecurring: true });
  expect(others.map(({ uid }) => uid)).toContain(offered?.organiserOffer.uid);
  expect(await stored(paths.gameInstance(gameWithoutOthers.giId))).toMatchObject({ status: 'CANCELLED' });
  expect(await stored(paths.game(gameWithoutOthers.gameId))).toMatchObject({ isRecurring: false });
  const counts = { playing: 0, notPlaying: 1 };
  expect(await stored(paths.gameInstance(upcoming.giId))).toMatchObject({ status: 'CREATED', counts });
});

test('account deletion ends the sign-in at once', async () => {
  expect(await statusOf('listGames', { params: { playerId: zeb.uid } }, zeb)).toBe(401);
  const body = { uid: zeb.uid, name: CANARY, email: zeb.email };
  expect(await statusOf('createPlayer', { body }, zeb)).toBe(401);
});

async function findFormerUid(): Promise<string> {
  const { memberUids } = (await stored(paths.game(played.gameId))) ?? {};
  const known = [olive, ...others].map(({ uid }) => uid);
  const [uid = '', ...more] = (memberUids as string[]).filter((each) => !known.includes(each));
  expect(more).toEqual([]);
  return uid;
}

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

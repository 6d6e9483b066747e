import { paths } from '@fives/domain';
import { beforeAll, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';

const CANARY = 'Zebedee Quartermain';
let olive: Person;
let zeb: Person;
let others: Person[];
let played: { gameId: string; giId: string };
let upcoming: { gameId: string; giId: string };
let own: { gameId: string; giId: string };

beforeAll(async () => {
  [olive, zeb] = await Promise.all([signUp('Olive'), signUp(CANARY)]);
  others = await Promise.all(['Ana', 'Ben', 'Cem'].map(signUp));
  played = await createGame(olive);
  upcoming = await createGame(olive);
  own = await createGame(zeb);
  await joinAll(played.giId, [zeb, ...others]);
  await joinAll(upcoming.giId, [zeb]);
  await leaveTraces();
});

/** A result, a ballot, an award, a stat of the day, a device, a notification, a message: all that may hold a name. */
async function leaveTraces() {
  const { giId, gameId } = played;
  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  const motmVotes = others.map(({ uid }) => `${giId}_${uid}`);
  await callApi('updatePlayerInstance', { params: { piId: `${giId}_${zeb.uid}` }, body: { motmVotes } }, zeb);
  await callApi('putPushToken', { params: { playerId: zeb.uid }, body: { pushToken: 'abc' } }, zeb);
  await callApi('sendSupportMessage', { params: { uid: zeb.uid }, body: { message: `From ${CANARY}` } }, zeb);
  const award = { uid: zeb.uid, name: CANARY, votes: 3 };
  await database()
    .doc(paths.gameInstance(giId))
    .update({ motmAwarded: [award] });
  const dailyStat = { type: 'BIGGEST_CLIMBER', text: CANARY, playerId: zeb.uid, name: CANARY, value: 1 };
  await database()
    .doc(paths.game(gameId))
    .update({ dailyStat: { ...dailyStat, computedAt: new Date() } });
  await database().doc(paths.notification(zeb.uid, 'one')).set({ title: CANARY });
  await database()
    .doc(paths.notificationSettings(zeb.uid))
    .set({ off: ['RESULT'] });
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
  await waitFor(async () => {
    const table = await stored(paths.statsTable(gameId));
    expect(table).toMatchObject({ rows: { [zeb.uid]: { name: CANARY, numMotm: 1 } } });
  });
}

test('is for oneself', async () => {
  const gus = await guest();
  const params = { id: zeb.uid };
  expect(await refused('deletePlayer', { params }, olive)).toMatchObject({ status: 403 });
  expect(await refused('deletePlayer', { params }, gus)).toMatchObject({ status: 403 });
  expect(await refused('deletePlayer', { params }, null)).toMatchObject({ status: 401 });
  expect(await stored(paths.player(zeb.uid))).toMatchObject({ name: CANARY });
});

test('deleting oneself leaves no name, email, device, message or ballot behind, and keeps the history', async () => {
  await callApi('deletePlayer', { params: { id: zeb.uid } }, zeb);
  await waitFor(async () => {
    expect(await everyDocument()).not.toContain(CANARY);
  });
  const all = await everyDocument();
  expect(all).not.toContain(zeb.email);
  expect(await stored(paths.player(zeb.uid))).toBeUndefined();
  expect(await stored(paths.notification(zeb.uid, 'one'))).toBeUndefined();
  expect(await stored(paths.notificationSettings(zeb.uid))).toBeUndefined();
  expect((await database().collection(paths.pushTokens(zeb.uid)).get()).size).toBe(0);
  expect(await stored(paths.motmBallot(played.giId, zeb.uid))).toBeUndefined();
  const table = await stored(paths.statsTable(played.gameId));
  expect(table).toMatchObject({ rows: { [zeb.uid]: { name: 'Former player', numPlayed: 1, numMotm: 1 } } });
});

test('what organisers noted of them is gone, what they noted of others too, and the rest of the notes stays', async () => {
  const [ana] = others;
  const left = { stars: { [ana?.uid ?? '']: 2 }, apart: [], keepers: [] };
  expect(await stored(paths.organiserNotesOf(played.gameId, olive.uid))).toEqual(left);
  expect(await stored(paths.organiserNotesOf(own.gameId, zeb.uid))).toBeUndefined();
});

test('takes them out of games to come, and ends the games they organise', async () => {
  expect(await stored(paths.playerInstance(upcoming.giId, zeb.uid))).toMatchObject({
    name: 'Former player',
    status: 'NOT_PLAYING',
    team: 'NO_TEAM',
  });
  expect(await stored(paths.playerInstance(played.giId, zeb.uid))).toMatchObject({ status: 'PLAYING' });
  expect(await stored(paths.gameInstance(own.giId))).toMatchObject({ status: 'CANCELLED' });
  expect(await stored(paths.game(own.gameId))).toMatchObject({ isRecurring: false });
  expect(await stored(paths.gameInstance(upcoming.giId))).toMatchObject({ status: 'CREATED' });
  await waitFor(async () => {
    expect(await stored(paths.gameInstance(upcoming.giId))).toMatchObject({
      counts: { playing: 0, notPlaying: 1 },
    });
  });
});

test('ends the sign-in at once', async () => {
  expect(await refused('listGames', { params: { playerId: zeb.uid } }, zeb)).toMatchObject({ status: 401 });
  const body = { uid: zeb.uid, name: CANARY, email: zeb.email };
  expect(await refused('createPlayer', { body }, zeb)).toMatchObject({ status: 401 });
});

/** The whole database as text, read as nobody but a test may read it. */
async function everyDocument(): Promise<string> {
  const collect = async (collections: FirebaseFirestore.CollectionReference[]): Promise<string[]> => {
    const texts = collections.map(async (collection) => {
      const { docs } = await collection.get();
      const below = docs.map(async (doc) => collect(await doc.ref.listCollections()));
      return [...docs.map((doc) => JSON.stringify(doc.data())), ...(await Promise.all(below)).flat()];
    });
    return (await Promise.all(texts)).flat();
  };
  const { gameId, giId } = played;
  const roots = [
    database().collection(paths.players()),
    database().collection(paths.supportMessages()),
    ...(await database().doc(paths.game(gameId)).listCollections()),
    ...(await database().doc(paths.gameInstance(giId)).listCollections()),
    ...(await database().doc(paths.gameInstance(upcoming.giId)).listCollections()),
  ];
  const documents = [stored(paths.game(gameId)), stored(paths.gameInstance(giId))];
  return [...(await collect(roots)), JSON.stringify(await Promise.all(documents))].join('\n');
}

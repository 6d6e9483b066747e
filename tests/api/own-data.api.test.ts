import { type OwnDataResponse, paths } from '@fives/domain';
import { beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { joinAsGuest } from './entries.ts';

let olive: Person;
let ana: Person;
let played: { gameId: string; giId: string };
let nextGiId: string;

const exportOf = (person: Person) => callApi('exportOwnData', { params: { id: person.uid } }, person);

beforeAll(async () => {
  [olive, ana] = await Promise.all([signUp('Olive'), signUp('Ana')]);
  played = await createGame(olive);
  const { giId, gameId } = played;
  await joinAll(giId, [olive, ana]);
  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  await callApi('enterCost', { params: { giId }, body: { amount: 1001, currency: 'GBP' } }, olive);
  nextGiId = await addInstance(gameId, [olive, ana]);
  const vote = { params: { piId: `${giId}_${olive.uid}` }, body: { motmVotes: [`${giId}_${ana.uid}`] } };
  await callApi('updatePlayerInstance', vote, olive);
  const device = { params: { playerId: olive.uid }, body: { pushToken: 'olives-token' } };
  await callApi('putPushToken', device, olive);
  await callApi('sendSupportMessage', { params: { uid: olive.uid }, body: { message: 'Hello?' } }, olive);
  await callApi('createCalendar', {}, olive);
  const notes = { stars: { [ana.uid]: 4 }, apart: [], keepers: [] };
  await database().doc(paths.organiserNotesOf(gameId, olive.uid)).set(notes);
  const emailSettings = { isOn: false, unsubscribeSecret: 'olives-secret' };
  await database().doc(paths.emailSettings(olive.uid)).set(emailSettings);
  const off = { off: ['RESULT'] };
  await database().doc(paths.notificationSettings(olive.uid)).set(off);
  await database().doc(paths.notification(olive.uid, 'one')).set({ kind: 'RESULT', title: 'Result' });
  await settle();
  expect(await stored(paths.statsTable(gameId))).toMatchObject({ rows: { [olive.uid]: { numPlayed: 1 } } });
});

test('export contains everything stored about the caller', async () => {
  const { giId, gameId } = played;
  const data = await exportOf(olive);
  expect(data).toMatchObject({
    player: { uid: olive.uid, name: 'Olive', email: olive.email },
    notificationSettings: { off: ['RESULT'] },
    emailSettings: { isOn: false, unsubscribeSecret: 'olives-secret' },
    calendarFeed: { createdAt: expect.any(String) },
    devices: [{ token: 'olives-token' }],
    supportMessages: [{ message: 'Hello?', uid: olive.uid }],
    games: [
      {
        gameId,
        name: 'Tuesday Fives',
        settings: { location: 'Powerleague Shoreditch' },
        organiserOffer: null,
        organiserNotes: { stars: { [ana.uid]: 4 } },
        stats: { playerId: olive.uid, numPlayed: 1 },
      },
    ],
  });
  expect(data.inbox).toContainEqual(expect.objectContaining({ id: 'one', title: 'Result' }));
  expect(byId(data).get(giId)).toMatchObject({
    gameId,
    gameName: 'Tuesday Fives',
    place: { uid: olive.uid, name: 'Olive', status: 'PLAYING' },
    ballot: { votes: [ana.uid] },
    share: { state: 'CONFIRMED', currency: 'GBP', total: 1001 },
  });
  expect(byId(data).get(nextGiId)).toMatchObject({ place: { status: 'PLAYING' }, ballot: null, share: null });
});

test('export of a member contains no data of the organiser', async () => {
  const data = await exportOf(ana);
  expect(data).toMatchObject({ games: [{ settings: null, organiserNotes: null }] });
  for (const secret of [olive.email, 'olives-token', 'Hello?', 'Olive'])
    expect(JSON.stringify(data)).not.toContain(secret);
});

test('export shows an open or declined organiser offer', async () => {
  const { gameId } = await createGame(olive);
  const exportedGame = async () => (await exportOf(olive)).games.find((game) => game.gameId === gameId);
  const offer = { uid: olive.uid, at: new Date(), declined: [] as string[] };
  await database().doc(paths.game(gameId)).update({ organiserOffer: offer });
  expect(await exportedGame()).toMatchObject({ organiserOffer: 'open' });
  await database()
    .doc(paths.game(gameId))
    .update({ organiserOffer: { ...offer, uid: ana.uid, declined: [olive.uid] } });
  expect(await exportedGame()).toMatchObject({ organiserOffer: 'declined' });
});

test('export continues after the first page of instances', async () => {
  const sam = await signUp('Sam');
  const { gameId, giId } = await createGame(sam);
  const instance = (await stored(paths.gameInstance(giId))) ?? {};
  const playerInstance = (await stored(paths.playerInstance(giId, sam.uid))) ?? {};
  const batch = database().batch();
  for (let week = 0; week < 60; week++) {
    batch.set(database().doc(paths.gameInstance(`${gameId}${week}`)), instance);
    batch.set(database().doc(paths.playerInstance(`${gameId}${week}`, sam.uid)), playerInstance);
  }
  await batch.commit();
  expect(byId(await exportOf(sam)).size).toBe(61);
});

test('guest can export their own data', async () => {
  const gus = await guest('Gus');
  const { giId } = await createGame(olive);
  await joinAsGuest(giId, gus);
  await settle();
  expect(await exportOf(gus)).toMatchObject({
    player: null,
    games: [{ name: 'Tuesday Fives' }],
    instances: [{ giId, place: { name: 'Gus', isGuest: true } }],
  });
});

function byId({ instances }: OwnDataResponse) {
  return new Map(instances.map((instance) => [instance.giId, instance]));
}

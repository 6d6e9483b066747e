import { paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { database, dropOutNoticeOf, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, inHours, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { deleteAccount, joinAsGuest, kindsInInbox, organisersOf, statusOf, withPerson } from './entries.ts';

const inviteRequest = (giId: string) => ({ params: { giId }, body: { status: 'INVITES_SENT' } }) as const;

const organiserNoticeOf = (gameId: string, { uid }: Pick<Person, 'uid'>) =>
  stored(paths.notification(uid, `${gameId}_ORGANISING`));

async function aGameOf(organiser: Person, players: readonly Person[]) {
  const { gameId, giId } = await createGame(organiser);
  await joinAll(giId, players);
  const played = await addInstance(gameId, [organiser, ...players]);
  await kickOff(played, 24);
  return { gameId, giId, played };
}

test('added organiser runs the game until removed', async () => {
  const [olive, ada, ben] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Ben')]);
  const { gameId, giId, played } = await aGameOf(olive, [ada, ben]);
  const result = { params: { giId: played }, body: { winningTeam: 'DRAW' } } as const;
  await callApi('addOrganiser', withPerson(gameId, ada), olive);
  await callApi('addOrganiser', withPerson(gameId, ada), olive);
  const both = [olive.uid, [olive.uid, ada.uid]];
  expect(await organisersOf(paths.game(gameId))).toEqual(both);
  await settle();
  for (const id of [giId, played]) expect(await organisersOf(paths.gameInstance(id))).toEqual(both);
  await callApi('updateGame', { params: { gameId }, body: { name: 'Ada and Olive' } }, ada);
  await callApi('setWinner', result, ada);
  await callApi('addOrganiser', withPerson(gameId, ben), ada);
  expect(await refused('removeForGood', { params: { giId, uid: ada.uid } }, olive)).toMatchObject({
    status: 409,
    reason: { code: 'ORGANISER_STAYS' },
  });
  // Every organiser gets a notification, except the organiser who moves the game and the player who drops out.
  await callApi('updateGameInstance', { params: { giId }, body: { startDateTime: inHours(30) } }, ada);
  await settle();
  expect([await kindsInInbox(olive, giId), await kindsInInbox(ada, giId)]).toEqual([['RESCHEDULED'], []]);
  await callApi('reply', { params: { giId, uid: ben.uid }, body: { status: 'NOT_PLAYING' } }, ben);
  const notice = ({ uid }: Person) => dropOutNoticeOf(uid, giId);
  await settle();
  for (const organiser of [olive, ada]) expect(await notice(organiser)).toBeDefined();
  expect(await notice(ben)).toBeUndefined();

  const notes = paths.organiserNotesOf(gameId, ada.uid);
  await database()
    .doc(notes)
    .set({ stars: { [ben.uid]: 5 }, apart: [], keepers: [] });
  await callApi('removeOrganiser', { params: { gameId, uid: ada.uid } }, ben);
  expect(await stored(notes)).toBeUndefined();
  expect(await statusOf('updateGame', { params: { gameId }, body: { name: 'Mine' } }, ada)).toBe(403);
  const remaining = [olive.uid, [olive.uid, ben.uid]];
  await settle();
  for (const id of [giId, played]) expect(await organisersOf(paths.gameInstance(id))).toEqual(remaining);
  expect(await statusOf('updateGameInstance', inviteRequest(giId), ada)).toBe(403);
});

test('removing someone who is no organiser keeps their notes', async () => {
  const [olive, ben] = await Promise.all([signUp('Olive'), signUp('Ben')]);
  const { gameId } = await aGameOf(olive, [ben]);
  const notes = { stars: { [olive.uid]: 5 }, apart: [], keepers: [] };
  await database().doc(paths.organiserNotesOf(gameId, ben.uid)).set(notes);
  await callApi('removeOrganiser', { params: { gameId, uid: ben.uid } }, olive);
  expect(await stored(paths.organiserNotesOf(gameId, ben.uid))).toEqual(notes);
});

test('new organiser gets a notification', async () => {
  const [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
  const { gameId } = await aGameOf(olive, [ada]);
  const notice = { kind: 'ORGANISING', link: `/game/${gameId}`, gameId, giId: '', readAt: null };
  await callApi('addOrganiser', withPerson(gameId, ada), olive);
  const first = await organiserNoticeOf(gameId, ada);
  expect(first).toMatchObject({ ...notice, body: expect.stringContaining('You can now change') });
  await database()
    .doc(paths.notification(ada.uid, `${gameId}_ORGANISING`))
    .update({ readAt: new Date() });
  await callApi('addOrganiser', withPerson(gameId, ada), olive);
  expect(await organiserNoticeOf(gameId, ada)).toMatchObject({
    readAt: expect.anything(),
    body: first?.body,
  });
  await callApi('handOver', withPerson(gameId, ada), olive);
  expect(await organiserNoticeOf(gameId, ada)).toMatchObject({
    ...notice,
    body: expect.stringContaining('lead'),
  });
  expect(await organiserNoticeOf(gameId, olive)).toBeUndefined();

  const off = { off: ['ORGANISING'] };
  await database().doc(paths.notificationSettings(olive.uid)).set(off);
  await callApi('handOver', withPerson(gameId, olive), ada);
  expect(await organiserNoticeOf(gameId, olive)).toBeUndefined();
});

test('only members with an account can be organisers', async () => {
  const [olive, stranger, gus] = await Promise.all([signUp('Olive'), signUp('Sid'), guest('Gus')]);
  const { gameId, giId } = await createGame(olive);
  await joinAsGuest(giId, gus);
  for (const [person, refusal] of [
    [stranger, { status: 404, fields: { uid: expect.any(String) } }],
    [gus, { status: 400, fields: { uid: 'Only players with an account can be organisers' } }],
  ] as const)
    expect(await refused('addOrganiser', withPerson(gameId, person), olive)).toMatchObject(refusal);
});

test('next organiser becomes lead when the lead deletes the account', async () => {
  const [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
  const { gameId, giId, played } = await aGameOf(olive, [ada]);
  await callApi('addOrganiser', withPerson(gameId, ada), olive);
  await deleteAccount(olive);
  expect(await organisersOf(paths.game(gameId))).toEqual([ada.uid, [ada.uid]]);
  expect(await organiserNoticeOf(gameId, ada)).toMatchObject({
    body: expect.stringContaining('lead organiser'),
  });
  expect(await stored(paths.game(gameId))).toMatchObject({ isRecurring: true });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ status: 'CREATED' });
  await settle();
  for (const id of [giId, played])
    expect(await organisersOf(paths.gameInstance(id))).toEqual([ada.uid, [ada.uid]]);
  await callApi('updateGameInstance', inviteRequest(giId), ada);
});

const treasurersOf = async (path: string) => {
  const { treasurerUids, game } = (await stored(path)) ?? {};
  return game ? game.treasurerUids : treasurerUids;
};

async function aGameWithTreasurer() {
  const people = await Promise.all([signUp('Olive'), signUp('Tess'), signUp('Ben')]);
  const [olive, tess] = people;
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, people);
  const played = await addInstance(gameId, people);
  await kickOff(played, 2);
  await callApi('addTreasurer', withPerson(gameId, tess), olive);
  return { gameId, giId, played, people };
}

test('treasurer can do everything about money', async () => {
  const { gameId, giId, played, people } = await aGameWithTreasurer();
  const [olive, tess, ben] = people;
  await settle();
  for (const path of [paths.game(gameId), paths.gameInstance(giId), paths.gameInstance(played)])
    expect(await treasurersOf(path)).toEqual([tess.uid]);
  const playedRequest = { params: { giId: played } };
  const body = { amount: 3000, currency: 'GBP' } as const;
  await callApi('enterCost', { ...playedRequest, body }, tess);
  const { shares } = await callApi('getCost', playedRequest, tess);
  expect(Object.keys(shares).toSorted()).toEqual(people.map(({ uid }) => uid).toSorted());
  const confirm = (by: Person) =>
    send('markShare', { params: { piId: `${played}_${olive.uid}` }, body: { state: 'CONFIRMED' } }, by);
  expect((await confirm(ben)).status).toBe(403);
  expect((await confirm(tess)).status).toBe(200);
  const reach = await callApi('getReach', playedRequest, tess);
  expect([...reach.payment.reached, ...reach.payment.unreached].map(({ uid }) => uid)).toEqual([ben.uid]);
  expect([...reach.plans.reached, ...reach.plans.unreached]).toEqual([]);
  await callApi('nudge', playedRequest, tess);
  const settings = { params: { gameId }, body: { howToPay: 'Cash' } };
  expect(await callApi('updateMoneySettings', settings, tess)).toMatchObject({ howToPay: 'Cash' });
});

test('treasurer sees no emails and loses all permissions with the role', async () => {
  const { gameId, giId, played, people } = await aGameWithTreasurer();
  const [olive, tess] = people;
  const game = await callApi('getGameInstance', { params: { giId } }, tess);
  expect(JSON.stringify(game)).not.toContain('@');

  await callApi('removeTreasurer', { params: { gameId, uid: tess.uid } }, olive);
  const body = { amount: 3000, currency: 'GBP' } as const;
  const refusal = await refused('enterCost', { params: { giId: played }, body }, tess);
  expect(refusal).toMatchObject({ status: 403, reason: { code: 'MONEY_ONLY' } });
});

test('removed and deleted treasurers leave the list', async () => {
  const { gameId, giId, played, people } = await aGameWithTreasurer();
  const [olive, tess, ben] = people;
  await callApi('addTreasurer', withPerson(gameId, ben), olive);
  await callApi('removeForGood', { params: { giId, uid: tess.uid } }, olive);
  expect(await treasurersOf(paths.game(gameId))).toEqual([ben.uid]);
  await deleteAccount(ben);
  await settle();
  for (const path of [paths.game(gameId), paths.gameInstance(giId), paths.gameInstance(played)])
    expect(await treasurersOf(path)).toEqual([]);
});

test('treasurers are hidden from visitors but see the role in their own export', async () => {
  const { giId, people } = await aGameWithTreasurer();
  const [olive, tess] = people;
  const responseTo = async (caller: Person | null) =>
    (await send('getGameInstance', { params: { giId } }, caller)).text;
  expect(await responseTo(olive)).toContain('treasurerUids');
  expect(await responseTo(null)).not.toContain('treasurerUids');
  const { games } = await callApi('exportOwnData', { params: { id: tess.uid } }, tess);
  expect(games).toMatchObject([{ roles: ['treasurer'], settings: null }]);
});

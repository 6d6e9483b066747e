import { type ApiName, paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, dropOutNoticeOf, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { deleteAccount, joinAsGuest, organisersOf, withPerson } from './entries.ts';

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
  // Every organiser gets the notification, except the player who dropped out.
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
  expect(await refused('updateGame', { params: { gameId }, body: { name: 'Mine' } }, ada)).toMatchObject({
    status: 403,
  });
  const remaining = [olive.uid, [olive.uid, ben.uid]];
  await settle();
  for (const id of [giId, played]) expect(await organisersOf(paths.gameInstance(id))).toEqual(remaining);
  expect(await refused('updateGameInstance', inviteRequest(giId), ada)).toMatchObject({ status: 403 });
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

test('organisers are at most six members with an account', async () => {
  const [olive, stranger, gus] = await Promise.all([signUp('Olive'), signUp('Sid'), guest('Gus')]);
  const members = await Promise.all(['Ana', 'Ben', 'Cem', 'Dan', 'Eve', 'Fay'].map(signUp));
  const { gameId, giId } = await aGameOf(olive, members);
  await joinAsGuest(giId, gus);
  for (const name of ['addOrganiser', 'handOver'] satisfies ApiName[]) {
    expect(await refused(name, withPerson(gameId, stranger), olive)).toMatchObject({
      status: 404,
      fields: { uid: expect.any(String) },
    });
    expect(await refused(name, withPerson(gameId, gus), olive)).toMatchObject({
      status: 400,
      fields: { uid: 'Only players with an account can be organisers' },
    });
  }
  for (const member of members.slice(0, 5)) await callApi('addOrganiser', withPerson(gameId, member), olive);
  expect(await refused('addOrganiser', withPerson(gameId, members[5] as Person), olive)).toMatchObject({
    status: 409,
    reason: { code: 'ORGANISERS_ENOUGH' },
  });
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

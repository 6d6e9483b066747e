import { paths } from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { violationsOf } from '../support/invariants.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { readWholeDatabase } from '../support/whole-database.ts';
import { add, deleteAccount, organisersOf, statusOf, withPerson } from './entries.ts';

const decline = (gameId: string, person: Person) => callApi('declineOffer', { params: { gameId } }, person);
const offerOf = async (gameId: string) => (await stored(paths.game(gameId)))?.organiserOffer;
const offerNoticeOf = (gameId: string, { uid }: Person) =>
  stored(paths.notification(uid, `${gameId}_ORGANISING_OFFER`));

async function createGameWithMembers() {
  const [olive, ada, ben, gus] = await Promise.all([
    signUp('Olive'),
    signUp('Ada'),
    signUp('Ben'),
    guest('Gus'),
  ]);
  const { gameId, giId } = await createGame(olive);
  const played = await addInstance(gameId, [olive, gus, ben]);
  await kickOff(played, 24);
  await joinAll(giId, [ada, ben]);
  await add(giId, 'Tom', olive);
  return { gameId, giId, played, olive, ada, ben, gus };
}

test('game without organisers is offered to its longest-standing member', async () => {
  const { gameId, giId, played, olive, ada, ben } = await createGameWithMembers();
  await deleteAccount(olive);
  expect(await offerOf(gameId)).toMatchObject({ uid: ben.uid, declined: [] });
  expect(await stored(paths.game(gameId))).toMatchObject({ isRecurring: true });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ status: 'CREATED' });
  expect(await offerNoticeOf(gameId, ben)).toMatchObject({
    kind: 'ORGANISING',
    link: `/game/${gameId}`,
    giId: '',
  });
  expect(await offerNoticeOf(gameId, ada)).toBeUndefined();
  const [formerUid] = await organisersOf(paths.game(gameId));
  expect([
    formerUid === olive.uid,
    (await database().collection(paths.notifications(formerUid)).get()).size,
  ]).toEqual([false, 0]);
  // Members see the offer, but the invite card does not contain it.
  expect(await callApi('getGame', { params: { gameId } }, ada)).toMatchObject({
    organiserOffer: { uid: ben.uid, at: expect.any(String) },
  });
  const card = await callApi('getGameInstance', { params: { giId } }, null);
  expect(JSON.stringify(card)).not.toContain('organiserOffer');

  for (const attempt of [
    refused('handOver', withPerson(gameId, ada), ada),
    refused('handOver', withPerson(gameId, ada), ben),
    refused('declineOffer', { params: { gameId } }, ada),
  ])
    expect(await attempt).toMatchObject({ status: 403, reason: { code: 'NOT_OFFERED' } });
  // The former organiser gets no notifications.
  await callApi('reply', { params: { giId, uid: ada.uid }, body: { status: 'NOT_PLAYING' } }, ada);
  await callApi('handOver', withPerson(gameId, ben), ben);
  expect(await organisersOf(paths.game(gameId))).toEqual([ben.uid, [ben.uid]]);
  expect(await offerOf(gameId)).toBeNull();
  await settle();
  for (const id of [giId, played])
    expect(await organisersOf(paths.gameInstance(id))).toEqual([ben.uid, [ben.uid]]);
  await callApi('updateGame', { params: { gameId }, body: { name: "Ben's" } }, ben);
  expect((await database().collection(paths.notifications(formerUid)).get()).size).toBe(0);
  await settle();
  expect(await violationsOf(gameId)).toEqual([]);
});

test('declined offer goes to the next member, or ends the game after the last decline', async () => {
  const { gameId, giId, olive, ada, ben } = await createGameWithMembers();
  await deleteAccount(olive);
  await decline(gameId, ben);
  expect(await offerOf(gameId)).toMatchObject({ uid: ada.uid, declined: [ben.uid] });
  expect(await offerNoticeOf(gameId, ada)).toMatchObject({ title: 'Tuesday Fives needs an organiser' });
  expect(await statusOf('handOver', withPerson(gameId, ben), ben)).toBe(403);
  await decline(gameId, ada);
  expect(await stored(paths.game(gameId))).toMatchObject({ isRecurring: false, organiserOffer: null });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ status: 'CANCELLED' });
  await settle();
  expect(await stored(paths.notification(ben.uid, `${giId}_CANCELLED`))).toBeDefined();
  expect(await statusOf('handOver', withPerson(gameId, ada), ada)).toBe(403);
});

test('offer goes to the next member when the offered member deletes the account', async () => {
  const { gameId, olive, ada, ben } = await createGameWithMembers();
  await deleteAccount(olive);
  await deleteAccount(ben);
  const offer = await offerOf(gameId);
  expect(offer).toMatchObject({ uid: ada.uid, declined: [expect.any(String)] });
  // A trigger updates the summaries in the instances.
  await settle();
  const texts = (await readWholeDatabase()).map(({ path, text }) => `${path} ${text}`);
  for (const { uid } of [olive, ben]) expect(texts.filter((text) => text.includes(uid))).toEqual([]);
});

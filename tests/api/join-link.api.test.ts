import { type GiId, paths } from '@fives/domain';
import { beforeEach, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';

let olive: Person;
let gameId: string;
let giId: GiId;
let joinKey: string;

beforeEach(async () => {
  olive = await signUp('Olive');
  ({ gameId, giId } = await createGame(olive));
  joinKey = (await callApi('getGame', { params: { gameId } }, olive)).joinKey ?? '';
});

async function linkedId(key: string, as: Person | null = null): Promise<GiId | undefined> {
  const game = await callApi('getLinkedInstance', { params: { key } }, as);
  return game.gameInstances[0]?._id;
}

test('the permanent link shows a date until three hours after its start, then the next', async () => {
  expect(await linkedId(joinKey)).toBe(giId);
  const nextWeek = await addInstance(gameId, [olive]);
  await kickOff(giId, 2.9);
  expect(await linkedId(joinKey)).toBe(giId);
  await kickOff(giId, 3.1);
  expect(await linkedId(joinKey)).toBe(nextWeek);
});

test('the permanent link shows the last date while none is ahead', async () => {
  await kickOff(giId, 200);
  const last = await addInstance(gameId, [olive]);
  await kickOff(last, 20);
  expect(await linkedId(joinKey)).toBe(last);
});

test('visitors see first names of who is in and who invites, until the game hides them', async () => {
  const [ada, ben] = await Promise.all([signUp('Ada Lovelace'), signUp('Ben')]);
  await joinAll(giId, [ada]);
  await callApi('reply', { params: { giId, uid: ben.uid }, body: { status: 'NOT_PLAYING' } }, ben);
  const inviteOf = async () => [
    (await callApi('getLinkedInstance', { params: { key: joinKey } }, null)).invite,
    (await callApi('getGameInstance', { params: { giId } }, null)).invite,
  ];
  const shown = { names: ['Ada'], invitedBy: 'Olive', price: null };
  expect(await inviteOf()).toEqual([shown, shown]);
  await callApi('updateGame', { params: { gameId }, body: { namesForLink: false } }, olive);
  const hidden = { names: [], invitedBy: null, price: null };
  expect(await inviteOf()).toEqual([hidden, hidden]);
  expect((await callApi('getGameInstance', { params: { giId } }, ada)).invite).toBeUndefined();
});

test('only members get the key of the permanent link', async () => {
  const gus = await guest('Gus');
  for (const as of [null, gus]) {
    const game = await callApi('getLinkedInstance', { params: { key: joinKey } }, as);
    expect(game.joinKey).toBeUndefined();
  }
  expect((await callApi('getLinkedInstance', { params: { key: joinKey } }, olive)).joinKey).toBe(joinKey);
});

test('a reset ends the old link and renews the links of all dates', async () => {
  await kickOff(giId, 200);
  const next = await addInstance(gameId, [olive]);
  const { joinKey: renewed } = await callApi('renewLink', { params: { gameId } }, olive);
  await settle();
  for (const key of [joinKey, 'no-such-key', 'a b'])
    expect(await refused('getLinkedInstance', { params: { key } }, null)).toMatchObject({ status: 404 });
  expect(await linkedId(renewed)).toBe(next);
  for (const id of [giId, next])
    expect(await stored(paths.gameInstance(id))).toMatchObject({
      game: { joinKey: renewed, inviteKey: renewed },
    });
});

test('a date that is over or cancelled names the next date that is on', async () => {
  const cancelled = await addInstance(gameId, [olive]);
  const next = await addInstance(gameId, [olive]);
  await callApi(
    'updateGameInstance',
    { params: { giId: cancelled }, body: { status: 'CANCELLED', cancelReason: '' } },
    olive,
  );
  const nextOf = async (id: GiId, as: Person | null) =>
    (await callApi('getGameInstance', { params: { giId: id }, query: {} }, as)).nextInstance;
  expect(await nextOf(next, null)).toBeNull();
  expect(await nextOf(cancelled, null)).toMatchObject({ _id: giId });
  await kickOff(giId);
  await settle();
  for (const as of [null, olive])
    expect(await nextOf(giId, as)).toMatchObject({ _id: next, taken: 1, numberOfPlayers: 10 });
});

import { paths } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll, playerInstanceOf } from '../support/games.ts';
import { guest, type Person, registerGuest, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { add, deleteAccount, joinAsGuest, playerInstance, statusOf, uidsIn } from './entries.ts';

const aliasesOf = async (gameId: string) => (await stored(paths.game(gameId)))?.aliases;
const merge = (gameId: string, from: string, to: string, as: Person) =>
  callApi('mergePeople', { params: { gameId }, body: { from, to } }, as);

async function aGameWithTwoEntries() {
  const [olive, dave] = await Promise.all([signUp('Olive'), guest('Dave')]);
  const { gameId, giId } = await createGame(olive);
  await joinAsGuest(giId, dave);
  const added = await add(giId, 'Big Dave', olive);
  return { olive, dave, gameId, giId, added };
}

describe('merge', () => {
  test.each(['added entry', 'guest'])(
    'keeps the entry of the sign-in when started from the %s',
    async (start) => {
      const { olive, dave, gameId, giId, added } = await aGameWithTwoEntries();
      const [from, to] = start === 'guest' ? [dave.uid, added] : [added, dave.uid];
      await merge(gameId, from, to, olive);
      expect(await uidsIn(giId)).toEqual([dave.uid, olive.uid].toSorted());
      expect(await aliasesOf(gameId)).toEqual({ [added]: dave.uid });
      // A reply for the merged entry changes the remaining entry.
      const reply = { params: { giId, uid: added }, body: { status: 'NOT_PLAYING' } } as const;
      await callApi('reply', reply, olive);
      expect(await playerInstance(giId, dave.uid)).toMatchObject({ status: 'NOT_PLAYING', name: 'Dave' });
    },
  );

  test("keeps both guests' sign-ins for one entry", async () => {
    const olive = await signUp('Olive');
    const [phone, laptop] = [await guest('Dave'), await guest('David')];
    const { gameId, giId } = await createGame(olive);
    for (const each of [phone, laptop]) await joinAsGuest(giId, each);
    const later = await addInstance(gameId, [phone]);
    await merge(gameId, laptop.uid, phone.uid, olive);

    const joined = await joinAsGuest(giId, laptop, 'NOT_PLAYING');
    expect(playerInstanceOf(joined, phone)).toMatchObject({ name: 'Dave', status: 'NOT_PLAYING' });
    const replyNo = { params: { piId: `${later}_${laptop.uid}` }, body: { status: 'NOT_PLAYING' } } as const;
    await callApi('updatePlayerInstance', replyNo, laptop);
    const piId = `${giId}_${laptop.uid}`;
    await callApi('updatePlayerInstance', { params: { piId }, body: { status: 'PLAYING' } }, laptop);
    const plusOne = { name: "Dave's +1", status: 'PLAYING', broughtBy: laptop.uid } as const;
    await callApi('addPerson', { params: { giId }, body: plusOne }, laptop);
    expect(await playerInstance(giId, phone.uid)).toMatchObject({ status: 'PLAYING', answeredBy: null });
    expect(await playerInstance(later, phone.uid)).toMatchObject({ status: 'NOT_PLAYING' });
    expect(await uidsIn(giId)).not.toContain(laptop.uid);
    expect(await uidsIn(later)).not.toContain(laptop.uid);
    const { memberUids, counts } = (await stored(paths.gameInstance(giId))) ?? {};
    expect(memberUids).toContain(laptop.uid);
    expect(counts).toMatchObject({ playing: 2, unanswered: 1 });
    expect((await stored(paths.game(gameId)))?.memberUids).not.toContain(laptop.uid);
    const games = await callApi('listGames', { params: { playerId: laptop.uid } }, laptop);
    expect(games.map(({ _id }) => _id)).toEqual([gameId]);
    await callApi('getGameStats', { params: { gameId } }, laptop);
  });

  test('gives a guest the entry of an account in this game only', async () => {
    const [olive, tom, phone] = await Promise.all([signUp('Olive'), signUp('Tom'), guest('Tommy')]);
    const { gameId, giId } = await createGame(olive);
    const other = await createGame(olive);
    for (const each of [giId, other.giId]) await joinAll(each, [tom]);
    await joinAsGuest(giId, phone);
    const played = await addInstance(gameId, [tom, olive]);
    await merge(gameId, tom.uid, phone.uid, olive);
    await kickOff(played, 1);
    const vote = { motmVotes: [`${played}_${olive.uid}`] };
    await callApi('updatePlayerInstance', { params: { piId: `${played}_${tom.uid}` }, body: vote }, phone);
    expect(await stored(paths.motmBallot(played, tom.uid))).toMatchObject({ votes: [olive.uid] });
    expect(await playerInstance(giId, tom.uid)).toMatchObject({ name: 'Tom', isGuest: false });

    expect(await statusOf('getGame', { params: { gameId: other.gameId } }, phone)).toBe(403);
    const reply = { params: { giId: other.giId, uid: tom.uid }, body: { status: 'NOT_PLAYING' } } as const;
    expect(await statusOf('reply', reply, phone)).toBe(403);
    expect(await statusOf('listGames', { params: { playerId: tom.uid } }, phone)).toBe(403);
    await joinAsGuest(other.giId, phone);
    expect(await playerInstance(other.giId, phone.uid)).toMatchObject({ name: 'Tommy', isGuest: true });
  });

  test('gives a guest no organiser rights', async () => {
    const [olive, ada, phone] = await Promise.all([signUp('Olive'), signUp('Ada'), guest('Oli')]);
    const { gameId, giId } = await createGame(olive);
    await joinAll(giId, [ada]);
    await callApi('addOrganiser', { params: { gameId }, body: { uid: ada.uid } }, olive);
    await joinAsGuest(giId, phone);
    await merge(gameId, phone.uid, olive.uid, ada);
    const change = { params: { gameId }, body: { name: 'Mine' } };
    expect(await statusOf('updateGame', change, phone)).toBe(403);
  });

  test('moves the entry to the uid of a merged guest who registers', async () => {
    const olive = await signUp('Olive');
    const [phone, laptop] = [await guest('Dave'), await guest('David')];
    const { gameId, giId } = await createGame(olive);
    for (const each of [phone, laptop]) await joinAsGuest(giId, each);
    await merge(gameId, laptop.uid, phone.uid, olive);
    const registered = await registerGuest(laptop);
    const { uid, name, email } = registered;
    await callApi('createPlayer', { body: { uid, name, email } }, registered);
    await settle();
    expect(await uidsIn(giId)).toEqual([olive.uid, uid].toSorted());
    expect(await aliasesOf(gameId)).toEqual({ [phone.uid]: uid });
    await joinAsGuest(giId, phone, 'NOT_PLAYING');
    const entry = { name: 'David', isGuest: false, status: 'NOT_PLAYING' };
    expect(await playerInstance(giId, uid)).toMatchObject(entry);
  });
});

describe('interrupted merge', () => {
  test('is finished from the stored alias', async () => {
    const { dave, olive, gameId, giId, added } = await aGameWithTwoEntries();
    await database()
      .doc(paths.game(gameId))
      .update({ aliases: { [added]: dave.uid }, memberUids: [dave.uid, olive.uid].toSorted() });
    await settle();
    expect(await uidsIn(giId)).toEqual([dave.uid, olive.uid].toSorted());
    await settle();
    expect((await stored(paths.game(gameId)))?.memberUids).toEqual([dave.uid, olive.uid].toSorted());
  });

  test('is finished by a repeated call', async () => {
    const { dave, olive, gameId, giId, added } = await aGameWithTwoEntries();
    await merge(gameId, added, dave.uid, olive);
    for (const [from, to] of [
      [added, dave.uid],
      [dave.uid, added],
    ] as const)
      await merge(gameId, from, to, olive);
    expect(await uidsIn(giId)).toEqual([dave.uid, olive.uid].toSorted());
  });
});

describe('removed person', () => {
  test('stays removed when an account claims the guest', async () => {
    const [olive, tom, gus] = await Promise.all([signUp('Olive'), signUp('Tom'), guest('Gus')]);
    const { gameId, giId } = await createGame(olive);
    await joinAsGuest(giId, gus);
    await callApi('removeForGood', { params: { giId, uid: gus.uid } }, olive);
    await callApi('claimGuest', { body: { guestToken: gus.token } }, tom);
    const join = { params: { giId, uid: tom.uid }, body: { status: 'PLAYING' } } as const;
    expect(await statusOf('reply', join, tom)).toBe(403);
    expect((await stored(paths.game(gameId)))?.removed).toHaveProperty(tom.uid);
  });

  test('stays removed when claiming a guest entry', async () => {
    const [olive, tom, gus] = await Promise.all([signUp('Olive'), signUp('Tom'), guest('Gus')]);
    const { gameId, giId } = await createGame(olive);
    await joinAll(giId, [tom]);
    await callApi('removeForGood', { params: { giId, uid: tom.uid } }, olive);
    await joinAsGuest(giId, gus);
    await callApi('claimGuest', { body: { guestToken: gus.token } }, tom);
    expect(await uidsIn(giId)).toEqual([olive.uid]);
    expect((await stored(paths.game(gameId)))?.memberUids).toEqual([olive.uid]);
  });

  test('loses access with all merged sign-ins', async () => {
    const { olive, dave, gameId, giId } = await aGameWithTwoEntries();
    const laptop = await guest('David');
    await joinAsGuest(giId, laptop);
    await merge(gameId, laptop.uid, dave.uid, olive);
    await callApi('removeForGood', { params: { giId, uid: dave.uid } }, olive);
    expect(await statusOf('getGameInstance', { params: { giId } }, laptop)).toBe(403);
    expect((await stored(paths.gameInstance(giId)))?.memberUids).not.toContain(laptop.uid);
  });
});

test('deleting a guest account deletes its alias', async () => {
  const { olive, dave, gameId, giId } = await aGameWithTwoEntries();
  const laptop = await guest('David');
  await joinAsGuest(giId, laptop);
  await merge(gameId, laptop.uid, dave.uid, olive);
  await deleteAccount(laptop);
  expect(await aliasesOf(gameId)).toEqual({});
  await settle();
  expect((await stored(paths.gameInstance(giId)))?.memberUids).not.toContain(laptop.uid);
});

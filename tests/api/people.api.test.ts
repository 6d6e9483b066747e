import { paths } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, dropOutNoticeOf, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll, onlyInstance, playerInstanceOf } from '../support/games.ts';
import { guest, type Person, registerGuest, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { add, joinAsGuest, playerInstance, statusOf } from './entries.ts';

const renameTo = (giId: string, uid: string, name: string, as: Person) =>
  callApi('updatePlayerInstance', { params: { piId: `${giId}_${uid}` }, body: { name } }, as);

test('organiser can add, rename and remove a person', async () => {
  const olive = await signUp('Olive');
  const { gameId, giId } = await createGame(olive);
  const bob = await add(giId, 'Bob', olive);
  expect(bob).toMatch(/^g_[A-Za-z0-9]{20}$/);
  expect(await playerInstance(giId, bob)).toMatchObject({
    ...{ name: 'Bob', isGuest: true, status: 'PLAYING', addedBy: olive.uid, broughtBy: null },
  });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 1 } });
  expect((await stored(paths.game(gameId)))?.memberUids).toContain(bob);

  const move = { params: { piId: `${giId}_${bob}` }, body: { team: 'TEAM_A' } } as const;
  expect(await callApi('updatePlayerInstance', move, olive)).toMatchObject({ name: 'Bob', team: 'TEAM_A' });
  expect(await renameTo(giId, bob, 'Bobby', olive)).toMatchObject({ name: 'Bobby' });

  await callApi('removePerson', { params: { giId, uid: bob } }, olive);
  expect(await playerInstance(giId, bob)).toBeUndefined();
  expect(await stored(paths.gameInstance(giId))).toMatchObject({
    counts: { playing: 0 },
    memberUids: [olive.uid],
  });
  expect(await statusOf('removePerson', { params: { giId, uid: bob } }, olive)).toBe(404);
});

test('guest can bring up to three plus-ones', async () => {
  const [olive, tom] = await Promise.all([signUp('Olive'), guest('Tom')]);
  const { gameId, giId } = await createGame(olive);
  await joinAsGuest(giId, tom);
  const first = await add(giId, "Tom's +1", tom, tom);
  for (const name of ["Tom's +2", "Tom's +3"]) await add(giId, name, tom, tom);
  const body = { name: 'One more', status: 'PLAYING', broughtBy: tom.uid };
  for (const caller of [tom, olive]) {
    expect(await refused('addPerson', { params: { giId }, body }, caller)).toMatchObject({
      status: 409,
      message: 'You can bring up to 3 people',
    });
  }
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 4 } });
  // A plus-one does not become a member.
  expect((await stored(paths.game(gameId)))?.memberUids).not.toContain(first);

  expect(await renameTo(giId, first, 'Zoë', tom)).toMatchObject({ name: 'Zoë', broughtBy: tom.uid });
  await callApi('removePerson', { params: { giId, uid: first } }, tom);
  expect(await dropOutNoticeOf(olive.uid, giId)).toMatchObject({ title: 'Zoë dropped out' });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 3 } });
});

test('rename of an added person reaches every instance and the history', async () => {
  const olive = await signUp('Olive');
  const { gameId, giId } = await createGame(olive);
  const bob = await add(giId, 'Bob', olive);
  const last = await addInstance(gameId, [olive]);
  await database()
    .doc(paths.playerInstance(last, bob))
    .set({ ...(await playerInstance(giId, bob)), team: 'TEAM_A' });
  await kickOff(last, 24);
  await callApi('setWinner', { params: { giId: last }, body: { winningTeam: 'TEAM_A' } }, olive);
  const inHistory = async () => (await stored(paths.statsHistory(gameId)))?.people?.[bob];
  await settle();
  expect(await inHistory()).toMatchObject({ name: 'Bob' });
  await settle();
  expect((await stored(paths.gameInstance(last)))?.memberUids).toContain(bob);
  await renameTo(giId, bob, 'Robert', olive);
  expect(await playerInstance(last, bob)).toMatchObject({ name: 'Robert', isGuest: true });
  expect(await inHistory()).toMatchObject({ name: 'Robert', isGuest: true });
});

test('organiser can merge two entries of one person', async () => {
  const [olive, tom] = await Promise.all([signUp('Olive'), signUp('Tom')]);
  const { gameId, giId } = await createGame(olive);
  const addedUid = await add(giId, 'Tommy', olive);
  await joinAll(giId, [tom]);
  const merge = (from: string, to: string) => ({ params: { gameId }, body: { from, to } });
  for (const [from, to, refusal] of [
    [tom.uid, tom.uid, { status: 400, fields: { to: expect.anything() } }],
    ['g_nobody', tom.uid, { status: 404 }],
    [tom.uid, olive.uid, { status: 409, message: "You can't merge two accounts" }],
  ] as const)
    expect(await refused('mergePeople', merge(from, to), olive)).toMatchObject(refusal);

  const notice = paths.notification(olive.uid, `${giId}_DROP_OUT`);
  await database().doc(notice).set({ gameId, aboutUid: addedUid, push: 'sent' });
  const before = await playerInstance(giId, addedUid);
  await callApi('mergePeople', merge(addedUid, tom.uid), olive);
  expect(await playerInstance(giId, addedUid)).toBeUndefined();
  expect(await playerInstance(giId, tom.uid)).toMatchObject({
    ...{ name: 'Tom', isGuest: false, status: 'PLAYING', repliedAt: before?.repliedAt },
  });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 1 } });
  expect((await stored(paths.game(gameId)))?.memberUids).toEqual([olive.uid, tom.uid].toSorted());
  expect(await stored(notice)).toMatchObject({ aboutUid: tom.uid });
});

test('login claims the guest entries of three games', async () => {
  const [olive, tom] = await Promise.all([signUp('Olive'), signUp('Tom')]);
  const gus = await guest('Gus');
  const games = [await createGame(olive), await createGame(olive), await createGame(olive)];
  const played: string[] = [];
  for (const { gameId, giId } of games) {
    await joinAsGuest(giId, gus);
    const last = await addInstance(gameId, [olive, gus]);
    await kickOff(last, 24);
    await database().doc(paths.playerInstance(last, gus.uid)).update({ team: 'TEAM_A', isGuest: true });
    await database().doc(paths.playerInstance(last, olive.uid)).update({ team: 'TEAM_B' });
    const ballot = { votes: [gus.uid], castAt: new Date() };
    await database().doc(paths.motmBallot(last, olive.uid)).set(ballot);
    await callApi('setWinner', { params: { giId: last }, body: { winningTeam: 'TEAM_A' } }, olive);
    played.push(last);
  }
  await callApi('putPushToken', { params: { playerId: gus.uid }, body: { pushToken: 'abc' } }, gus);
  // Tom has also replied in one of the games.
  await joinAll(games[0]?.giId ?? '', [tom]);
  const rows = async (gameId: string) => (await stored(paths.statsTable(gameId)))?.rows ?? {};
  await settle();
  for (const { gameId } of games) expect(await rows(gameId)).toHaveProperty(gus.uid);

  await callApi('claimGuest', { body: { guestToken: gus.token } }, tom);

  for (const [at, { gameId, giId }] of games.entries()) {
    const last = played[at] ?? '';
    expect(await playerInstance(giId, gus.uid)).toBeUndefined();
    const claimed = { name: 'Tom', isGuest: false, status: 'PLAYING' };
    expect(await playerInstance(giId, tom.uid)).toMatchObject(claimed);
    expect(await playerInstance(last, tom.uid)).toMatchObject({ team: 'TEAM_A', status: 'PLAYING' });
    expect(await stored(paths.motmBallot(last, olive.uid))).toMatchObject({ votes: [tom.uid] });
    const row = (await rows(gameId))[tom.uid];
    expect(row).toMatchObject({ name: 'Tom', isGuest: false, numPlayed: 1, numWins: 1 });
    expect(await rows(gameId)).not.toHaveProperty(gus.uid);
    expect((await stored(paths.game(gameId)))?.memberUids).toEqual([olive.uid, tom.uid].toSorted());
  }
  const first = await callApi('getGameInstance', { params: { giId: games[0]?.giId ?? '' } }, tom);
  expect(onlyInstance(first).counts.playing).toBe(1);
  expect(playerInstanceOf(first, tom).playerId).toBe(tom.uid);
  expect((await database().collection(paths.pushTokens(gus.uid)).get()).size).toBe(0);
  // A repeated call succeeds.
  await callApi('claimGuest', { body: { guestToken: gus.token } }, tom);
});

test('only the sign-in of an unregistered guest can be claimed', async () => {
  const [tom, eve, gus] = await Promise.all([signUp('Tom'), signUp('Eve'), guest('Gus')]);
  const claim = (guestToken: string) => refused('claimGuest', { body: { guestToken } }, tom);
  expect(await claim(eve.token)).toMatchObject({ status: 400, fields: { guestToken: expect.anything() } });
  expect(await claim('abc')).toMatchObject({ status: 400 });
  const registered = await registerGuest(gus);
  const { uid, name, email } = registered;
  await callApi('createPlayer', { body: { uid, name, email } }, registered);
  expect(await claim(gus.token)).toMatchObject({ status: 400 });
});

describe('a guest on a new phone', () => {
  /** Bazza played last week as a guest. This week he has no reply yet. */
  async function aGameOfBazza() {
    const [olive, old, bazza] = [await signUp('Olive'), await guest('Bazza'), await guest('bazza')];
    const { gameId, giId } = await createGame(olive);
    const last = await addInstance(gameId, [olive, old]);
    await kickOff(last, 24 * 7);
    await database().doc(paths.playerInstance(last, old.uid)).update({ isGuest: true });
    const unanswered = {
      name: 'Bazza',
      isGuest: true,
      status: 'UNANSWERED',
      team: 'NO_TEAM',
      repliedAt: null,
    };
    await database().doc(paths.playerInstance(giId, old.uid)).set(unanswered);
    await settle();
    const counts = async () => (await stored(paths.gameInstance(giId)))?.counts;
    const claim = () => callApi('claimNamesake', { params: { giId } }, bazza);
    return { olive, old, bazza, gameId, giId, last, counts, claim };
  }

  test('claims the earlier entry, which an organiser merges', async () => {
    const { olive, old, bazza, gameId, giId, last, counts, claim } = await aGameOfBazza();
    const playedAt = (await stored(paths.gameInstance(last)))?.startDateTime.toDate();
    const joined = await joinAsGuest(giId, bazza);
    expect(joined.namesake).toEqual({ playedAt: playedAt.toISOString() });
    await settle();
    expect(await counts()).toMatchObject({ playing: 1, unanswered: 2 });
    await claim();
    await settle();
    expect(await playerInstance(giId, bazza.uid)).toMatchObject({ sameAs: old.uid, status: 'PLAYING' });
    expect(await counts()).toMatchObject({ playing: 1, unanswered: 1 });

    await callApi('mergePeople', { params: { gameId }, body: { from: old.uid, to: bazza.uid } }, olive);
    expect(await playerInstance(giId, old.uid)).toBeUndefined();
    expect(await playerInstance(giId, bazza.uid)).toMatchObject({ status: 'PLAYING', sameAs: null });
    expect(await playerInstance(last, bazza.uid)).toMatchObject({ status: 'PLAYING' });
  });

  test('counts as another person again when an organiser says no', async () => {
    const { bazza, giId, counts, claim } = await aGameOfBazza();
    await joinAsGuest(giId, bazza);
    await claim();
    await database().doc(paths.playerInstance(giId, bazza.uid)).update({ sameAs: null });
    await settle();
    expect(await counts()).toMatchObject({ playing: 1, unanswered: 2 });
  });

  test('is asked only once, and only about a guest without a reply', async () => {
    const { old, bazza, olive, giId, last } = await aGameOfBazza();
    const [sam, second] = [await guest('Sam'), await guest('Bazza')];
    expect((await joinAsGuest(giId, sam)).namesake).toBeNull();
    expect((await joinAsGuest(giId, { ...sam, name: 'Bazza' })).namesake).toBeNull();
    await joinAsGuest(giId, old);
    expect((await joinAsGuest(giId, bazza)).namesake).toBeNull();
    expect(await refused('claimNamesake', { params: { giId } }, bazza)).toMatchObject({ status: 400 });
    await database().doc(paths.playerInstance(last, old.uid)).update({ isGuest: false });
    await database().doc(paths.playerInstance(giId, old.uid)).delete();
    expect((await joinAsGuest(giId, second)).namesake).toBeNull();
    for (const person of [olive, second])
      expect(await refused('claimNamesake', { params: { giId } }, person)).toMatchObject({ status: 400 });
  });
});

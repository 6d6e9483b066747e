import { paths } from '@fives/domain';
import type { Query } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { callApi, refused } from '../support/api-client.ts';
import { database, dropOutNoticeOf, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll, onlyInstance } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { add, deleteAccount, joinAsGuest, kindsInInbox, statusOf, uidsIn, withPerson } from './entries.ts';

const instance = (giId: string) => stored(paths.gameInstance(giId));
const leave = (gameId: string, { uid }: Person) => ({ params: { gameId, uid } });

async function playedGame(olive: Person, people: readonly Person[]) {
  const { gameId, giId } = await createGame(olive, { numberOfPlayers: 2 });
  await callApi('updateGame', { params: { gameId }, body: { pickMotm: true } }, olive);
  await joinAll(giId, people);
  await settle();
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await kickOff(giId);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  await settle();
  return { gameId, giId, next: await addInstance(gameId, []) };
}

describe('leaving a game', () => {
  test('ends roles and upcoming spots, and keeps past results with the name', async () => {
    const [olive, ana, ben, cem] = await Promise.all(['Olive', 'Ana', 'Ben', 'Cem'].map(signUp));
    if (!olive || !ana || !ben || !cem) return;
    const { gameId, giId, next } = await playedGame(olive, [ana, ben]);
    await callApi('addOrganiser', withPerson(gameId, ana), olive);
    await joinAll(next, [ana]);
    const plusOne = await add(next, 'Anas friend', ana, ana);
    await joinAll(next, [ben, cem]);
    await settle();
    for (let repeat = 0; repeat < 2; repeat++) await callApi('leaveGame', leave(gameId, ana), ana);
    await settle();

    const game = (await stored(paths.game(gameId))) ?? {};
    expect([game.organiserUids, game.memberUids.includes(ana.uid)]).toEqual([[olive.uid], false]);
    expect(await uidsIn(next)).toEqual([ben.uid, cem.uid].toSorted());
    expect(await instance(next)).toMatchObject({ counts: { playing: 2 }, memberUids: await uidsIn(next) });
    expect(await dropOutNoticeOf(olive.uid, next)).toMatchObject({ title: 'Ana dropped out' });
    expect(await kindsInInbox(cem, next)).toContain('PROMOTED');
    expect(await kindsInInbox(ben, next)).toContain('PROMOTED');
    expect(plusOne).not.toBe('');

    const correction = { params: { giId, uid: ben.uid }, body: { status: 'PLAYING' } } as const;
    expect(await statusOf('reply', correction, ana)).toBe(403);
    await database().doc(paths.playerInstance(giId, ben.uid)).update({ repliedAt: new Date() });
    await settle();
    expect((await stored(paths.game(gameId)))?.memberUids).not.toContain(ana.uid);
    expect(await stored(paths.playerInstance(giId, ana.uid))).toMatchObject({ name: 'Ana' });
    expect((await stored(paths.statsHistory(gameId)))?.people[ana.uid]).toMatchObject({ name: 'Ana' });

    await joinAll(next, [ana]);
    await settle();
    expect((await stored(paths.game(gameId)))?.memberUids).toContain(ana.uid);

    await callApi('leaveGame', leave(gameId, ana), ana);
    await deleteAccount(ana);
    await settle();
    expect(await documentsWith(ana.uid)).toEqual([]);
  });

  test('is for oneself, and for the lead organiser only after a hand-over', async () => {
    const [olive, ana, gus] = await Promise.all([signUp('Olive'), signUp('Ana'), guest()]);
    const { gameId, giId } = await createGame(olive);
    await joinAll(giId, [ana]);
    await joinAsGuest(giId, gus);
    expect(await statusOf('leaveGame', leave(gameId, ana), olive)).toBe(403);
    const lead = { status: 409, message: 'The lead organiser has to hand over the game first' };
    expect(await refused('leaveGame', leave(gameId, olive), olive)).toMatchObject(lead);
    await callApi('handOver', withPerson(gameId, ana), olive);
    for (const person of [olive, gus]) await callApi('leaveGame', leave(gameId, person), person);
    expect(await stored(paths.game(gameId))).toMatchObject({ orgUid: ana.uid, memberUids: [ana.uid] });
    expect(await statusOf('leaveGame', leave(gameId, gus), await guest())).toBe(403);
  });

  test('stays left when an account claims the guest', async () => {
    const [olive, tom, gus] = await Promise.all([signUp('Olive'), signUp('Tom'), guest()]);
    const { gameId, giId } = await createGame(olive);
    await joinAsGuest(giId, gus);
    await kickOff(giId);
    await callApi('leaveGame', leave(gameId, gus), gus);
    await callApi('claimGuest', { body: { guestToken: gus.token } }, tom);
    await settle();
    expect(await uidsIn(giId)).toContain(tom.uid);
    const game = (await stored(paths.game(gameId))) ?? {};
    expect([game.memberUids, Object.keys(game.left)]).toEqual([[olive.uid], [tom.uid]]);
  });
});

/** Returns the paths of all documents whose path or content contains `text`. */
async function documentsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (query: Query) => {
    for (const { ref } of (await query.get()).docs) await visitDocument(ref.path);
  };
  const visitDocument = async (path: string) => {
    if (`${path} ${JSON.stringify(await stored(path))}`.includes(text)) found.push(path);
    for (const each of await database().doc(path).listCollections()) await visit(each);
  };
  for (const each of await database().listCollections())
    for (const ref of await each.listDocuments()) await visitDocument(ref.path);
  return found;
}

describe('deleting a game', () => {
  test('leaves nothing but a notice to the people of the next date', async () => {
    const [olive, ana, ben] = await Promise.all([signUp('Olive'), signUp('Ana'), signUp('Ben')]);
    const { gameId, giId, next } = await playedGame(olive, [ana, ben]);
    await joinAll(next, [ana, ben]);
    const tom = await add(next, 'Tom Tomlinson', olive);
    await callApi('reply', { params: { giId: next, uid: ben.uid }, body: { status: 'NOT_PLAYING' } }, ben);
    const cost = { params: { giId }, body: { amount: 1000, currency: 'GBP' } } as const;
    await callApi('enterCost', cost, olive);
    await callApi(
      'startSeason',
      { params: { gameId }, body: { name: 'S', from: new Date().toISOString() } },
      olive,
    );
    await callApi('askForStars', { params: { gameId }, body: { uids: [ana.uid] } }, olive);
    const { joinKey } = (await stored(paths.game(gameId))) ?? {};
    await settle();
    for (const person of [ana, ben])
      expect(await statusOf('deleteGame', { params: { gameId } }, person)).toBe(403);

    await callApi('deleteGame', { params: { gameId } }, olive);
    await settle();
    for (const text of [gameId, giId, next, tom, 'Tom Tomlinson'])
      expect(await documentsWith(text)).toEqual([]);
    expect([await kindsInInbox(ana), await kindsInInbox(ben), await kindsInInbox(olive)]).toEqual([
      ['CANCELLED'],
      [],
      [],
    ]);
    const { docs } = await database().collection(paths.notifications(ana.uid)).get();
    expect(docs[0]?.data()).toMatchObject({
      link: '/',
      body: expect.stringMatching(/^Tuesday Fives on .* is cancelled: the organiser has deleted this game$/),
    });
    const gone = { status: 404, message: "This game doesn't exist" };
    for (const [name, params] of [
      ['getGame', { gameId }],
      ['getGameInstance', { giId: next }],
      ['getLinkedInstance', { key: joinKey }],
      ['deleteGame', { gameId }],
    ] as const)
      expect(await refused(name, { params }, olive)).toMatchObject(gone);
  });

  test('is finished by the trigger if the API call stops', async () => {
    const olive = await signUp('Olive');
    const { gameId, giId } = await createGame(olive);
    await settle();
    await database().doc(paths.game(gameId)).delete();
    await settle();
    expect([...(await documentsWith(gameId)), ...(await documentsWith(giId))]).toEqual([]);
  });
});

describe('a game that was not played', () => {
  const setStatus = (giId: string, status: 'NOT_PLAYED' | 'CREATED') => ({
    params: { giId },
    body: { status },
  });

  test('counts nowhere, and can be taken back', async () => {
    const [olive, ana, ben] = await Promise.all([signUp('Olive'), signUp('Ana'), signUp('Ben')]);
    const { gameId, giId } = await createGame(olive, { numberOfPlayers: 2 });
    await joinAll(giId, [ana, ben]);
    await callApi('updateGameInstance', { params: { giId }, body: { status: 'INVITES_SENT' } }, olive);
    expect(await statusOf('updateGameInstance', setStatus(giId, 'NOT_PLAYED'), olive)).toBe(409);
    await kickOff(giId);
    expect(await statusOf('updateGameInstance', setStatus(giId, 'NOT_PLAYED'), ana)).toBe(403);
    // As if the next instance had counted the missed replies.
    await database()
      .doc(paths.game(gameId))
      .update({ silence: { [olive.uid]: 2, [ana.uid]: 1 } });
    await database().doc(paths.instanceJobsOf(giId)).update({ 'handled.next': true });
    const next = await addInstance(gameId, [ana]);
    const { joinKey } = (await stored(paths.game(gameId))) ?? {};
    const linked = async () =>
      onlyInstance(await callApi('getLinkedInstance', { params: { key: joinKey } }, null))._id;
    expect(await linked()).toBe(giId);

    for (let repeat = 0; repeat < 2; repeat++) {
      const game = await callApi('updateGameInstance', setStatus(giId, 'NOT_PLAYED'), olive);
      expect(onlyInstance(game).status).toBe('NOT_PLAYED');
    }
    await settle();
    expect((await stored(paths.game(gameId)))?.silence).toEqual({ [olive.uid]: 1, [ana.uid]: 1 });
    expect(await linked()).toBe(next);
    const cost = { params: { giId }, body: { amount: 1000, currency: 'GBP' } } as const;
    const winner = { params: { giId }, body: { winningTeam: 'DRAW' } } as const;
    for (const [name, sent] of [['enterCost', cost] as const, ['setWinner', winner] as const])
      expect(await refused(name, sent, olive)).toMatchObject({
        status: 409,
        message: 'This game was not played',
      });
    const { dueAt } = (await stored(paths.instanceJobsOf(giId))) ?? {};
    expect([dueAt.reminders, dueAt.motm]).toEqual([null, null]);
    expect((await callApi('getTurnout', { params: { gameId } }, olive)).instances).toBe(0);
    const { instances } = await callApi('exportGame', { params: { gameId } }, olive);
    expect(instances.map(({ status }) => status)).not.toContain('NOT_PLAYED');

    await callApi('updateGameInstance', setStatus(giId, 'CREATED'), olive);
    expect(await instance(giId)).toMatchObject({ status: 'INVITES_SENT', winningTeam: null });
    expect((await stored(paths.game(gameId)))?.silence).toEqual({ [olive.uid]: 2, [ana.uid]: 1 });
    await callApi('enterCost', cost, olive);
    expect(await refused('updateGameInstance', setStatus(giId, 'NOT_PLAYED'), olive)).toMatchObject({
      status: 409,
      message: 'This game has a cost. Set the cost to 0 first',
    });
    await callApi('enterCost', { ...cost, body: { ...cost.body, amount: 0 } }, olive);
    await callApi('setWinner', winner, olive);
    expect(await refused('updateGameInstance', setStatus(giId, 'NOT_PLAYED'), olive)).toMatchObject({
      status: 409,
      message: 'This game has a result',
    });
  });
});

test('no-show has no result, also when marked or taken back after the result', async () => {
  const [olive, ana, ben] = await Promise.all([signUp('Olive'), signUp('Ana'), signUp('Ben')]);
  const { gameId, giId } = await playedGame(olive, [ana, ben]);
  const mark = (...people: Person[]) =>
    callApi('setAttendance', { params: { giId }, body: { noShows: people.map(({ uid }) => uid) } }, olive);
  const rows = async () => {
    await settle();
    return Object.keys((await stored(paths.statsTable(gameId)))?.rows ?? {}).toSorted();
  };
  const both = [ana.uid, ben.uid].toSorted();
  expect(await rows()).toEqual(both);
  await mark(ana);
  expect(await rows()).toEqual([ben.uid]);
  const ballot = { params: { piId: `${giId}_${ben.uid}` }, body: { motmVotes: [`${giId}_${ana.uid}`] } };
  expect(await statusOf('updatePlayerInstance', ballot, ben)).toBe(400);
  await mark();
  expect(await rows()).toEqual(both);
  await callApi('updatePlayerInstance', ballot, ben);
});

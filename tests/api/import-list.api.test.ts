import {
  type ImportResponse,
  instanceCapacity,
  MAX_LIST_BYTES,
  type PlayerInstance,
  paths,
} from '@fives/domain';
import { expect, test } from 'vitest';
import { callApi, refused, send } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance, createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';

const LIST = `Tuesday 7pm, pitch 4
1. Olive
2. Ben +1
3. tom harris
Reserves:
1. Cid
Out: Ann`;

const sent = (giId: string, text: string, dryRun = false) => ({ params: { giId }, body: { text, dryRun } });
const importAs = (person: Person, ...parts: Parameters<typeof sent>): Promise<ImportResponse> =>
  callApi('importPeople', sent(...parts), person);

async function peopleIn(giId: string): Promise<PlayerInstance[]> {
  const { docs } = await database().collection(paths.playerInstances(giId)).get();
  return docs.map((each) => ({ ...each.data(), uid: each.id }) as PlayerInstance);
}

async function personIn(giId: string, name: string): Promise<PlayerInstance | undefined> {
  return (await peopleIn(giId)).find((person) => person.name === name);
}

async function createGameWithReplies() {
  const [olive, ann, tom] = await Promise.all([signUp('Olive'), signUp('Ann'), signUp('Tom Harris')]);
  const game = await createGame(olive);
  await joinAll(game.giId, [ann, tom]);
  return { ...game, olive, ann, tom };
}

test('a dry run returns the parsed list and saves nothing', async () => {
  const { giId, olive, ann, tom } = await createGameWithReplies();
  const before = [await stored(paths.gameInstance(giId)), await peopleIn(giId)];
  const entry = { status: 'PLAYING', isReserve: false, plusOnes: 0, uid: null, suggestions: [] };
  expect(await importAs(olive, giId, LIST, true)).toEqual({
    entries: [
      { ...entry, line: 2, name: 'Olive', uid: olive.uid },
      { ...entry, line: 3, name: 'Ben', plusOnes: 1 },
      { ...entry, line: 4, name: 'tom harris', suggestions: [{ uid: tom.uid, name: 'Tom Harris' }] },
      { ...entry, line: 6, name: 'Cid', isReserve: true },
      { ...entry, line: 7, name: 'Ann', status: 'NOT_PLAYING', uid: ann.uid },
    ],
    unclear: [
      { line: 1, text: 'Tuesday 7pm, pitch 4', reason: 'OUTSIDE_LIST', name: 'Tuesday 7pm, pitch 4' },
      { line: 5, text: 'Reserves:', reason: 'HEADING', name: '' },
    ],
    columns: [],
    rows: [],
    added: 4,
    changed: 2,
  });
  expect([await stored(paths.gameInstance(giId)), await peopleIn(giId)]).toEqual(before);
});

test('a list adds people and changes replies in the order of the queue, once', async () => {
  const { gameId, giId, olive, ann } = await createGameWithReplies();
  expect(await importAs(olive, giId, LIST)).toMatchObject({ added: 4, changed: 2 });
  const people = await peopleIn(giId);
  const playing = people.filter(({ status }) => status === 'PLAYING');
  const replyTime = ({ repliedAt }: PlayerInstance) => Number(repliedAt?.valueOf());
  // The name gets the letter B, because Tom Harris has the same name.
  expect(playing.toSorted((a, b) => replyTime(a) - replyTime(b)).map(({ name }) => name)).toEqual([
    ...['Tom Harris', 'Olive', 'Ben', "Ben's +1", 'tom harris B', 'Cid'],
  ]);
  const ben = await personIn(giId, 'Ben');
  expect(ben).toMatchObject({ isGuest: true, addedBy: olive.uid, answeredBy: olive.uid, broughtBy: null });
  expect(ben?.uid).toMatch(/^g_/);
  expect(await personIn(giId, "Ben's +1")).toMatchObject({ broughtBy: ben?.uid, addedBy: olive.uid });
  expect(await personIn(giId, 'Ann')).toMatchObject({
    ...{ uid: ann.uid, status: 'NOT_PLAYING', answeredBy: olive.uid, takenOutAt: expect.anything() },
  });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 6, notPlaying: 1 } });
  expect((await stored(paths.game(gameId)))?.memberUids).toContain(ben?.uid);
  expect(await importAs(olive, giId, LIST)).toMatchObject({ added: 0, changed: 0 });
  expect(await peopleIn(giId)).toEqual(people);
});

test('corrected entries are saved as the organiser left them, once', async () => {
  const { giId, olive, tom } = await createGameWithReplies();
  const entries = [
    { line: 1, name: 'Tom', status: 'NOT_PLAYING', uid: tom.uid, plusOnes: 1 },
    { line: 2, name: 'Who brings the ball', status: 'PLAYING', isReserve: true, plusOnes: 1 },
  ] as const;
  const save = (body: object) =>
    callApi('importPeople', { params: { giId }, body: { entries: [...entries], ...body } }, olive);
  expect(await save({ dryRun: true })).toMatchObject({ added: 3, changed: 1, unclear: [] });
  expect(await save({})).toMatchObject({ added: 3, changed: 1 });
  expect(await save({})).toMatchObject({ added: 0, changed: 0 });
  expect(await personIn(giId, 'Tom')).toBeUndefined();
  expect(await personIn(giId, 'Tom Harris')).toMatchObject({ status: 'NOT_PLAYING' });
  expect(await personIn(giId, "Tom Harris's +1")).toMatchObject({ broughtBy: tom.uid });
  expect(await personIn(giId, 'Who brings the ball')).toMatchObject({ status: 'PLAYING' });
  const stranger = await signUp('Eve');
  for (const uid of [stranger.uid, 'g_nobody']) {
    const body = { entries: [{ ...entries[0], uid }] };
    expect(await refused('importPeople', { params: { giId }, body }, olive)).toMatchObject({ status: 404 });
  }
});

test('a member without an entry in the instance is matched to the account', async () => {
  const { gameId, olive, ann } = await createGameWithReplies();
  const next = await addInstance(gameId, [olive]);
  const response = await importAs(olive, next, '1. Ann\n2. Ben');
  expect(response).toMatchObject({ added: 2, entries: [{ uid: ann.uid }, { uid: null }] });
  expect(await personIn(next, 'Ann')).toMatchObject({
    ...{ uid: ann.uid, isGuest: false, status: 'PLAYING', answeredBy: olive.uid },
  });
});

test('a removed person is unclear and not added', async () => {
  const { giId, olive, tom } = await createGameWithReplies();
  await callApi('removeForGood', { params: { giId, uid: tom.uid } }, olive);
  expect(await importAs(olive, giId, '1. Tom Harris\n2. Ben')).toMatchObject({
    entries: [{ name: 'Ben' }],
    unclear: [{ line: 1, text: '1. Tom Harris', reason: 'REMOVED' }],
    added: 1,
  });
  expect(await personIn(giId, 'Tom Harris')).toBeUndefined();
});

test('a list with too many people saves nobody', async () => {
  const { giId, olive } = await createGameWithReplies();
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => `${at + 1}. Silliv ${String.fromCodePoint(4304 + at)}osta`);
  const room = instanceCapacity(10) - 3;
  const tooLong = list(room + 1).join('\n');
  expect(await importAs(olive, giId, tooLong, true)).toMatchObject({ added: room + 1 });
  expect(await refused('importPeople', sent(giId, tooLong), olive)).toMatchObject({
    ...{ status: 409, reason: { code: 'NO_ROOM_FOR_LIST' } },
  });
  expect(await peopleIn(giId)).toHaveLength(3);
  expect(await importAs(olive, giId, list(room).join('\n'))).toMatchObject({ added: room });
});

test('a list is refused once the game has a result', async () => {
  const { giId, olive } = await createGameWithReplies();
  await kickOff(giId);
  await importAs(olive, giId, '1. Late Larry');
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'DRAW' } }, olive);
  for (const dryRun of [true, false])
    expect(await refused('importPeople', sent(giId, LIST, dryRun), olive)).toMatchObject({
      ...{ status: 409, reason: { code: 'RESULT_IN' } },
    });
});

test('a table is read by the chosen columns', async () => {
  const { giId, olive } = await createGameWithReplies();
  const rows = [
    ['Name', 'Nick', 'Plays'],
    ['Ben Moss', 'Benno', 'no'],
  ];
  const columns = ['NONE' as const, 'PLAYER' as const, 'REPLY' as const];
  const body = { text: rows.join('\n'), columns, dryRun: true };
  expect(await callApi('importPeople', { params: { giId }, body }, olive)).toMatchObject({
    ...{ entries: [{ name: 'Benno', status: 'NOT_PLAYING' }], columns, rows },
  });
});

test('reads a large text, but no unreadable or too large one', async () => {
  const { giId, olive } = await createGameWithReplies();
  expect(await refused('importPeople', sent(giId, '%PDF-1.7', true), olive)).toMatchObject({
    ...{ status: 400, reason: { code: 'NO_TEXT_FILE' } },
  });
  const chat = 'Что за игра была в прошлый вторник! '.repeat(20).trim();
  const ofSize = (length: number) => `1. Ben\n2. Cid\n${`${chat}\n`.repeat(1000)}`.slice(0, length);
  expect(Buffer.byteLength(ofSize(580_000))).toBeGreaterThan(1_000_000);
  expect(Buffer.byteLength(ofSize(580_000))).toBeLessThan(MAX_LIST_BYTES);
  const response = await importAs(olive, giId, ofSize(580_000), true);
  expect(response.entries.map(({ name }) => name)).toEqual(['Ben', 'Cid']);
  expect(response.unclear.length).toBeGreaterThan(500);
  expect((await send('importPeople', sent(giId, ofSize(640_000)), olive)).status).toBe(413);
});

import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RawResponse, send } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { delayNextCommit } from '../support/delay-next-commit.ts';
import { aGameBody, createGame, joinAll } from '../support/games.ts';
import { guest, type Person, signUp, signUpWithoutPlayer } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { joinAsGuest, uidsIn } from './entries.ts';

let olive: Person;
let ada: Person;
let ben: Person;
let gameId: string;
let giId: string;

beforeAll(async () => {
  [olive, ada, ben] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Ben')]);
});
beforeEach(async () => {
  ({ gameId, giId } = await createGame(olive));
  await joinAll(giId, [ada, ben]);
});
afterEach(() => vi.restoreAllMocks());

type Call = () => Promise<RawResponse>;

/** Makes the second call when the first has read its documents and not written. Returns both statuses. */
async function interleave(first: Call, second: Call): Promise<number[]> {
  await settle();
  const { commitReached, releaseCommit } = delayNextCommit();
  const delayed = first();
  await commitReached;
  const { status } = await second();
  releaseCommit();
  return [(await delayed).status, status];
}

const call =
  (as: Person, ...[name, sent]: [Parameters<typeof send>[0], Parameters<typeof send>[1]]): Call =>
  () =>
    send(name, sent, as);

test('two calls with one key create one game', async () => {
  const create = call(olive, 'createGame', { body: aGameBody(olive), key: randomUUID() });
  expect(await interleave(create, create)).toEqual([200, 201]);
});

test('two calls create one player', async () => {
  const nora = await signUpWithoutPlayer('Nora');
  const create = call(nora, 'createPlayer', { body: { uid: nora.uid, name: 'Nora', email: nora.email } });
  expect(await interleave(create, create)).toEqual([200, 201]);
});

test('two replies are both counted', async () => {
  const sayNo = ({ uid }: Person) => ({ params: { giId, uid }, body: { status: 'NOT_PLAYING' } });
  const calls = [call(ada, 'reply', sayNo(ada)), call(ben, 'reply', sayNo(ben))] as const;
  expect(await interleave(...calls)).toEqual([200, 200]);
  expect((await stored(paths.gameInstance(giId)))?.counts).toMatchObject({ playing: 0, notPlaying: 2 });
});

test('two accounts do not share the entries of a guest', async () => {
  const gus = await guest('Gus');
  await joinAsGuest(giId, gus);
  const [tom, zoe] = await Promise.all([signUp('Tom'), signUp('Zoe')]);
  const claim = { body: { guestToken: gus.token } };
  expect(await interleave(call(tom, 'claimGuest', claim), call(zoe, 'claimGuest', claim))).toEqual([
    409, 204,
  ]);
  const uids = await uidsIn(giId);
  expect([tom, zoe, gus].map(({ uid }) => uids.includes(uid))).toEqual([false, true, false]);
});

test('two organisers who remove each other leave one of them', async () => {
  for (const { uid } of [ada, ben]) await send('addOrganiser', { params: { gameId }, body: { uid } }, olive);
  const remove = ({ uid }: Person) => ({ params: { gameId, uid } });
  const calls = [
    call(ada, 'removeOrganiser', remove(ben)),
    call(ben, 'removeOrganiser', remove(ada)),
  ] as const;
  expect(await interleave(...calls)).toEqual([403, 204]);
  expect((await stored(paths.game(gameId)))?.organiserUids).toEqual([olive.uid, ben.uid]);
});

test('two imports of a list add each person once', async () => {
  const list = call(olive, 'importPeople', { params: { giId }, body: { text: '1. Cid\n2. Dee' } });
  expect(await interleave(list, list)).toEqual([200, 200]);
  expect(await uidsIn(giId)).toHaveLength(5);
});

test('one of two imports of results runs', async () => {
  const importDay = (day: number) =>
    call(olive, 'importResults', { params: { gameId }, body: { text: `2025-03-0${day} Ann v Ben 1-0` } });
  const statuses = await interleave(importDay(1), importDay(2));
  expect(statuses[1]).toBe(200);
  await settle();
  const imports = JSON.parse((await send('listImports', { params: { gameId } }, olive)).text);
  expect(imports).toHaveLength(statuses.filter((status) => status === 200).length);
});

test('a score does not stay with the winner of a concurrent call', async () => {
  await kickOff(giId);
  const setWinner = (winningTeam: string) =>
    call(olive, 'setWinner', { params: { giId }, body: { winningTeam } });
  await setWinner('TEAM_A')();
  const setScore = call(olive, 'setScore', { params: { giId }, body: { teamAGoals: 2, teamBGoals: 1 } });
  expect(await interleave(setScore, setWinner('TEAM_B'))).toEqual([400, 200]);
  const result = { winningTeam: 'TEAM_B', teamAGoals: null };
  expect(await stored(paths.gameInstance(giId))).toMatchObject(result);
});

import './own-project.ts';
import { paths } from '@fives/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../functions/src/account/delete-account.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { inTransaction } from '../../functions/src/db/in-transaction.ts';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';
import { requireInstanceState } from '../../functions/src/instance/instance-state.ts';
import { newPlayerInstance, savePeople } from '../../functions/src/instance/player-instances.ts';
import { mergeInInstance } from '../../functions/src/people/merge-people.ts';
import { emptyDatabase } from './own-project.ts';
import { inOrder } from './recorder.ts';
import {
  AHEAD,
  change,
  derived,
  findPlayerInstances,
  GAME_ID,
  putGame,
  putInstance,
  putPerson,
  putPlayer,
  recomputed,
} from './world.ts';

beforeEach(async () => {
  await emptyDatabase();
  await inOrder([await putGame(), await putInstance('first'), await putInstance('second')]);
  await inOrder([await putPerson('first', 'ana', { team: 'TEAM_A' }), await putPerson('second', 'ana')]);
});
afterEach(() => vi.restoreAllMocks());

/** Delays the next commit, after all reads, until `letOn` is called. */
function holdNextCommit(): { isHeld: Promise<void>; letOn: () => void } {
  const commit = OptimisticTransaction.prototype.commit;
  let letOn = () => {};
  const held = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    vi.spyOn(OptimisticTransaction.prototype, 'commit').mockImplementationOnce(async function (
      this: OptimisticTransaction,
    ) {
      resolve();
      await held;
      return commit.call(this);
    });
  });
  return { isHeld, letOn };
}

test('concurrent results of two instances are both stored', async () => {
  const one = await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' });
  const other = await change(paths.gameInstance('second'), { winningTeam: 'DRAW' });
  const { isHeld, letOn } = holdNextCommit();
  const late = one();
  await isHeld;
  await other();
  letOn();
  await late;
  expect(await derived()).toEqual(await recomputed());
});

test('a delayed handler uses the stored result after two changes', async () => {
  await (await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' }))();
  const over = await change(paths.gameInstance('first'), { winningTeam: 'TEAM_B' });
  const { isHeld, letOn } = holdNextCommit();
  const late = over();
  await isHeld;
  const back = await change(paths.gameInstance('first'), { winningTeam: 'TEAM_A' });
  await back();
  letOn();
  await late;
  expect(await derived()).toEqual(await recomputed());
});

test('a delayed handler stores the right counts after a no and a yes', async () => {
  const no = await change(paths.playerInstance('first', 'ana'), { status: 'NOT_PLAYING' });
  const { isHeld, letOn } = holdNextCommit();
  const late = no();
  await isHeld;
  const yes = await change(paths.playerInstance('first', 'ana'), { status: 'PLAYING' });
  await yes();
  letOn();
  await late;
  expect(await derived()).toEqual(await recomputed());
});

test('a delayed handler stores the last of two game names', async () => {
  for (const giId of ['first', 'second'])
    await (await change(paths.gameInstance(giId), { startDateTime: AHEAD }))();
  const first = await change(paths.game(GAME_ID), { name: 'Wednesday Fives' });
  const { isHeld, letOn } = holdNextCommit();
  const late = first();
  await isHeld;
  const second = await change(paths.game(GAME_ID), { name: 'Tuesday Fives' });
  await second();
  letOn();
  await late;
  expect(await derived()).toMatchObject({ instances: [{ summary: { name: 'Tuesday Fives' } }, {}] });
  expect(await derived()).toEqual(await recomputed());
});

test('a delayed handler stores the last of two player names', async () => {
  await (await putPlayer('ana', 'Ana'))();
  const first = await change(paths.player('ana'), { name: 'Anastasia' });
  const { isHeld, letOn } = holdNextCommit();
  const late = first();
  await isHeld;
  const second = await change(paths.player('ana'), { name: 'Ana' });
  await second();
  letOn();
  await late;
  const people = await Promise.all(['first', 'second'].map((giId) => findPlayerInstances(giId)));
  expect(people.flat().map(({ name }) => name)).toEqual(['Ana', 'Ana']);
});

test('a name stays when corrected immediately after the trigger assigned one', async () => {
  await (await putPlayer('gus', 'Gustav'))();
  const joined = await putPerson('first', 'gus', { name: 'Gus' });
  const path = paths.playerInstance('first', 'gus');
  const commit = OptimisticTransaction.prototype.commit;
  vi.spyOn(OptimisticTransaction.prototype, 'commit').mockImplementation(async function (
    this: OptimisticTransaction,
  ) {
    const hasWritten = await commit.call(this);
    const isSettled = this.planned().some((write) => write.path === path && write.after.name === 'Gustav');
    if (isSettled) await firestore.doc(path).update({ name: 'Robin' });
    return hasWritten;
  });
  await joined();
  expect((await findPlayerInstances('first')).map(({ name }) => name)).toEqual(['ana', 'Robin']);
});

test('a name stays when corrected before the trigger runs', async () => {
  await (await putPlayer('gus', 'Gustav'))();
  const joined = await putPerson('first', 'gus', { name: 'Gus' });
  await firestore.doc(paths.playerInstance('first', 'gus')).update({ name: 'Robin' });
  await joined();
  expect((await findPlayerInstances('first')).map(({ name }) => name)).toEqual(['ana', 'Robin']);
});

test('a vote cast during the merge of its pick counts for the remaining entry', async () => {
  await (await putPerson('first', 'ben'))();
  const { isHeld, letOn } = holdNextCommit();
  const to = { uid: 'anastasia', name: 'Anastasia', isGuest: false };
  const late = mergeInInstance('first', { from: 'ana', to }, new Date());
  await isHeld;
  const ballot = firestore.doc(paths.motmBallot('first', 'ben'));
  await ballot.create({ votes: ['ana'], castAt: new Date() });
  letOn();
  expect(await late).toBe(true);
  expect((await ballot.get()).data()).toMatchObject({ votes: ['anastasia'] });
});

test('a burst of joins keeps no one beyond the guest limit', async () => {
  await inOrder([
    await change(paths.game(GAME_ID), { maxGuests: 1 }),
    await putInstance('full', { startDateTime: AHEAD }),
  ]);
  const joined = ['gus', 'guy'].map((uid) => putPerson('full', uid, { isGuest: true }));
  const burst = await Promise.all(joined);
  await inTransaction(async (transaction) => {
    const state = await requireInstanceState('full', transaction);
    savePeople(
      transaction,
      state,
      [newPlayerInstance({ uid: 'ada', name: 'Ada', isGuest: false })],
      new Date(),
    );
  });
  await inOrder(burst);
  expect((await findPlayerInstances('full')).map(({ uid }) => uid)).toEqual(['ada', 'gus']);
  expect(await derived()).toEqual(await recomputed());
});

test('an event during the deletion of its player does not restore the name', async () => {
  const late = await putPlayer('ana', 'Zebedee Quartermain');
  const deleteTree = firestore.recursiveDelete.bind(firestore);
  vi.spyOn(firestore, 'recursiveDelete').mockImplementation(async (reference) => {
    await late();
    await deleteTree(reference);
  });
  await deleteAccount('ana', false, new Date());
  const names = (await findPlayerInstances('first')).map(({ name }) => name);
  expect(names).toEqual(['Former player']);
  expect(JSON.stringify(await derived())).not.toContain('Zebedee');
});

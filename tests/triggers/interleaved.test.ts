import { paths } from '@fives/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount, replyNo } from '../../functions/src/account/delete-account.ts';
import { findGameInstance } from '../../functions/src/db/collections/game-instances.ts';
import { findPlayerInstances } from '../../functions/src/db/collections/player-instances.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { inTransaction } from '../../functions/src/db/in-transaction.ts';
import { Transaction } from '../../functions/src/db/transaction.ts';
import { requireInstanceState } from '../../functions/src/instance/instance-state.ts';
import { newPlayerInstance, savePeople } from '../../functions/src/instance/player-instances.ts';
import { finishMerge, mergeEntries } from '../../functions/src/people/merge-entries.ts';
import { mergeInInstance } from '../../functions/src/people/merge-people.ts';
import { delayNextCommit } from '../support/delay-next-commit.ts';
import { atCommitOf } from './kill-at-commit.ts';
import { emptyDatabase } from './own-project.ts';
import { type Delivery, deliverInOrder, triggeredEvents } from './recorder.ts';
import {
  AHEAD,
  change,
  computeDerived,
  GAME_ID,
  putGame,
  putInstance,
  putPerson,
  putPlayer,
  readDerived,
} from './world.ts';

beforeEach(async () => {
  await emptyDatabase();
  await deliverInOrder([await putGame(), await putInstance('first'), await putInstance('second')]);
  await deliverInOrder([
    await putPerson('first', 'ana', { team: 'TEAM_A' }),
    await putPerson('second', 'ana'),
  ]);
});
afterEach(() => vi.restoreAllMocks());

/** Delivers the event of `first`, but delays its commit until `second` is written and its event is delivered. */
async function deliverDuring(first: () => Promise<Delivery>, second: () => Promise<Delivery>): Promise<void> {
  const deliverFirst = await first();
  const { commitReached, releaseCommit } = delayNextCommit();
  const delayed = deliverFirst();
  await commitReached;
  await (await second())();
  releaseCommit();
  await delayed;
}

const changeTo = (path: string, fields: object) => () => change(path, fields);
const FIRST = paths.gameInstance('first');
const ANA = paths.playerInstance('first', 'ana');

test.each([
  ['results of two instances', FIRST, { winningTeam: 'TEAM_A' }, paths.gameInstance('second')],
  ['two results of one instance', FIRST, { winningTeam: 'TEAM_B' }, FIRST],
])('a delayed handler stores correct data after %s', async (_, path, fields, otherPath) => {
  await (await change(path, { winningTeam: 'DRAW' }))();
  await deliverDuring(changeTo(path, fields), changeTo(otherPath, { winningTeam: 'DRAW' }));
  expect(await readDerived()).toEqual(await computeDerived());
});

test('a delayed handler stores the right counts after a no and a yes', async () => {
  await deliverDuring(changeTo(ANA, { status: 'NOT_PLAYING' }), changeTo(ANA, { status: 'PLAYING' }));
  expect(await readDerived()).toEqual(await computeDerived());
});

test('a delayed handler stores the last of two game names', async () => {
  for (const giId of ['first', 'second'])
    await (await change(paths.gameInstance(giId), { startDateTime: AHEAD }))();
  const rename = (name: string) => changeTo(paths.game(GAME_ID), { name });
  await deliverDuring(rename('Wednesday Fives'), rename('Tuesday Fives'));
  expect(await readDerived()).toMatchObject({ instances: [{ summary: { name: 'Tuesday Fives' } }, {}] });
  expect(await readDerived()).toEqual(await computeDerived());
});

test('a delayed handler stores the last of two player names', async () => {
  await (await putPlayer('ana', 'Ana'))();
  const rename = (name: string) => changeTo(paths.player('ana'), { name });
  await deliverDuring(rename('Anastasia'), rename('Ana'));
  const people = await Promise.all(['first', 'second'].map((giId) => findPlayerInstances(giId)));
  expect(people.flat().map(({ name }) => name)).toEqual(['Ana', 'Ana']);
});

test('a corrected name stays when the trigger has just assigned a name', async () => {
  await (await putPlayer('gus', 'Gustav'))();
  const joined = await putPerson('first', 'gus', { name: 'Gus' });
  const path = paths.playerInstance('first', 'gus');
  const rename = () => firestore.doc(path).update({ name: 'Robin' });
  atCommitOf(path, 'after', rename);
  await joined();
  expect((await findPlayerInstances('first')).map(({ name }) => name)).toEqual(['ana', 'Robin']);
});

test('a corrected name stays when the trigger runs later', async () => {
  await (await putPlayer('gus', 'Gustav'))();
  const joined = await putPerson('first', 'gus', { name: 'Gus' });
  await firestore.doc(paths.playerInstance('first', 'gus')).update({ name: 'Robin' });
  await joined();
  expect((await findPlayerInstances('first')).map(({ name }) => name)).toEqual(['ana', 'Robin']);
});

test('a vote for an entry during a merge counts for the remaining entry', async () => {
  await (await putPerson('first', 'ben'))();
  const { commitReached, releaseCommit } = delayNextCommit();
  const to = { uid: 'anastasia', name: 'Anastasia', isGuest: false };
  const delayed = mergeInInstance('first', { from: 'ana', to }, new Date());
  await commitReached;
  const ballot = firestore.doc(paths.motmBallot('first', 'ben'));
  await ballot.create({ votes: ['ana'], castAt: new Date() });
  releaseCommit();
  expect(await delayed).toBe(true);
  expect((await ballot.get()).data()).toMatchObject({ votes: ['anastasia'] });
});

test('a late drop-out during a merge leaves no mark of the old uid', async () => {
  const startDateTime = new Date(Date.now() + 5 * 3_600_000);
  await deliverInOrder([await putInstance('soon', { startDateTime }), await putPerson('soon', 'ana')]);
  const deliverReply = await triggeredEvents([paths.playerInstance('soon', 'ana')]);
  await replyNo('soon', 'ana', new Date());
  const merge = vi.fn(() =>
    mergeInInstance(
      'soon',
      { from: 'ana', to: { uid: 'former', name: 'Former', isGuest: false } },
      new Date(),
    ),
  );
  atCommitOf(paths.attendance('soon'), 'before', merge);
  await deliverReply();
  expect(merge).toHaveBeenCalledOnce();
  expect((await firestore.doc(paths.attendance('soon')).get()).data()).toBeUndefined();
});

describe('merges of two guests in opposite directions', () => {
  const merge = async (from: string, to: string) => {
    for (const uid of await mergeEntries(GAME_ID, from, to)) await finishMerge(GAME_ID, uid, new Date());
  };
  const aliasesAndUids = async () => [
    (await firestore.doc(paths.game(GAME_ID)).get()).get('aliases'),
    (await findPlayerInstances('first')).map(({ uid }) => uid),
  ];
  beforeEach(async () => {
    for (const uid of ['gus', 'guy']) await (await putPerson('first', uid, { isGuest: true }))();
  });

  test('leave one entry when the second call reads the entries late', async () => {
    const get = Transaction.prototype.get;
    let first: Promise<void> | null = null;
    vi.spyOn(Transaction.prototype, 'get').mockImplementation(async function (this: Transaction, reference) {
      if (reference.path === paths.player('gus') && first === null) {
        first = Promise.resolve().then(() => merge('guy', 'gus'));
        await first;
      }
      return get.call(this, reference);
    });
    await merge('gus', 'guy');
    expect(await aliasesAndUids()).toEqual([{ guy: 'gus' }, ['ana', 'gus']]);
  });

  test('keep the first alias when both calls have read the entries', async () => {
    const { commitReached, releaseCommit } = delayNextCommit();
    const second = merge('gus', 'guy');
    await commitReached;
    await merge('guy', 'gus');
    releaseCommit();
    await second;
    expect(await aliasesAndUids()).toEqual([{ guy: 'gus' }, ['ana', 'gus']]);
  });
});

test('concurrent joins keep no one beyond the guest limit', async () => {
  await deliverInOrder([
    await change(paths.game(GAME_ID), { maxGuests: 1 }),
    await putInstance('full', { startDateTime: AHEAD }),
  ]);
  const joined = ['gus', 'guy'].map((uid) => putPerson('full', uid, { isGuest: true }));
  const joinEvents = await Promise.all(joined);
  await inTransaction(async (transaction) => {
    const state = await requireInstanceState('full', transaction);
    const ada = newPlayerInstance({ uid: 'ada', name: 'Ada', isGuest: false });
    savePeople(transaction, state, [ada], new Date());
  });
  await deliverInOrder(joinEvents);
  expect((await findPlayerInstances('full')).map(({ uid }) => uid)).toEqual(['ada', 'gus']);
  expect(await readDerived()).toEqual(await computeDerived());
});

test('an event during an account deletion does not restore the name', async () => {
  const delayed = await putPlayer('ana', 'Zebedee Quartermain');
  const deleteTree = firestore.recursiveDelete.bind(firestore);
  vi.spyOn(firestore, 'recursiveDelete').mockImplementation(async (reference) => {
    await delayed();
    await deleteTree(reference);
  });
  await deleteAccount('ana', false, new Date());
  const names = (await findPlayerInstances('first')).map(({ name }) => name);
  expect(names).toEqual(['Former player']);
  expect(JSON.stringify(await readDerived())).not.toContain('Zebedee');
});

test('a reserve who moves up stays in the record when another event arrives late', async () => {
  await deliverInOrder([
    await putGame({ numberOfPlayers: 4 }),
    await putInstance('ahead', { startDateTime: AHEAD }),
  ]);
  const replies = ['bea', 'cem', 'dee', 'eli', 'fay', 'gil'].map((uid, minute) =>
    putPerson('ahead', uid, { repliedAt: new Date(Date.UTC(2099, 0, 1, 12, minute)) }),
  );
  for (const reply of replies) await (await reply)();
  const no = await change(paths.playerInstance('ahead', 'bea'), { status: 'NOT_PLAYING' });
  await no();
  expect(await recordOf('ahead')).toEqual({ uids: ['fay', 'gil'], promoted: 1 });
  const merge = { from: 'fay', to: { uid: 'fred', name: 'Fred', isGuest: false } };
  await mergeInInstance('ahead', merge, new Date());
  expect(await recordOf('ahead')).toEqual({ uids: ['fred', 'gil'], promoted: 1 });
  await no();
  expect(await recordOf('ahead')).toEqual({ uids: ['fred', 'gil'], promoted: 1 });
});

const recordOf = async (giId: string) => (await findGameInstance(giId))?.reserveRecord;

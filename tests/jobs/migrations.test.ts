import { paths } from '@fives/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { Transaction } from '../../functions/src/db/transaction.ts';
import { type Migration, runMigration } from '../../functions/src/migrations/run-migrations.ts';
import { emptyDatabase } from '../triggers/own-project.ts';

const NOW = new Date('2026-06-11T00:00:00Z');
const COUNT = 5;
const ID = '999-sample';
const COUNTS = { looked: COUNT, changed: COUNT };

/** Moves `old` to `copy`. */
const sample: Migration = {
  id: ID,
  collection: 'samples',
  changesOf: ({ old }) => (old === undefined ? {} : { copy: old, old: FieldValue.delete() }),
};

beforeEach(async () => {
  await emptyDatabase();
  const batch = firestore.batch();
  for (let at = 0; at < COUNT; at += 1) batch.set(firestore.doc(`samples/${at}`), { old: at });
  await batch.commit();
});

afterEach(() => vi.restoreAllMocks());

const migrate = (write = true) => runMigration(sample, NOW, write, 2);
const fields = async () => {
  const groups = await Promise.all(
    ['samples', 'migrations'].map((group) => firestore.collection(group).get()),
  );
  return Object.fromEntries(groups.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])));
};

test('a dry run reports its changes and writes nothing', async () => {
  const before = await fields();
  expect(await migrate(false)).toMatchObject({ finishedBefore: null, ...COUNTS });
  expect(await fields()).toEqual(before);
});

test('a run changes every page once, and a later run changes nothing', async () => {
  expect(await migrate()).toMatchObject({ finishedBefore: null, ...COUNTS });
  const after = await fields();
  expect(after['samples/3']).toEqual({ copy: 3 });
  expect(await migrate()).toMatchObject({ finishedBefore: NOW, ...COUNTS });
  expect(await fields()).toEqual(after);
});

test('a killed run continues with the page that it had not stored', async () => {
  const commit = Transaction.prototype.commit;
  vi.spyOn(Transaction.prototype, 'commit')
    .mockImplementationOnce(commit)
    .mockRejectedValueOnce(new Error('killed'));
  await expect(migrate()).rejects.toThrow('killed');
  expect(await fields()).toMatchObject({ 'samples/1': { copy: 1 }, 'samples/2': { old: 2 } });
  expect(await migrate()).toMatchObject({ finishedBefore: null, ...COUNTS });
  const samples = Array.from({ length: COUNT }, (_, at) => [`samples/${at}`, { copy: at }]);
  const progress = { [paths.migration(ID)]: expect.anything() };
  expect(await fields()).toEqual({ ...Object.fromEntries(samples), ...progress });
});

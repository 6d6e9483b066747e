import './own-project.ts';
import { paths } from '@fives/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';
import type { Migration } from '../../functions/src/migrations/migration.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { emptyDatabase } from './own-project.ts';

const NOW = new Date('2026-06-11T00:00:00Z');
const COUNT = 5;
const ID = '999-sample';

/** Moves `old` to `copy`, and its value to a second document. Reads pages of two documents. */
const sample: Migration = {
  id: ID,
  collection: 'samples',
  pageSize: 2,
  migrate: ({ path, fields: { old } }) =>
    old === undefined
      ? {}
      : {
          set: { copy: old },
          remove: ['old'],
          create: [{ path: `copies/${path.split('/')[1]}`, fields: { value: old } }],
        },
};

beforeEach(async () => {
  await emptyDatabase();
  const batch = firestore.batch();
  for (let at = 0; at < COUNT; at += 1) batch.set(firestore.doc(`samples/${at}`), { old: at });
  await batch.commit();
});

afterEach(() => vi.restoreAllMocks());

const migrate = async (write = true) => (await runMigrations({ write, migrations: [sample] }, NOW))[0];
const fields = async () => {
  const groups = ['samples', 'copies', paths.migration(ID).split('/')[0] ?? ''];
  const found = await Promise.all(groups.map((group) => firestore.collection(group).get()));
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])));
};

test('a dry run reports its changes and writes nothing', async () => {
  const before = await fields();
  const expected = { id: ID, finishedBefore: null, looked: COUNT, changed: COUNT };
  expect(await migrate(false)).toEqual(expected);
  expect(await migrate(false)).toEqual(expected);
  expect(await fields()).toEqual(before);
});

test('a run changes every page once, and a later run changes nothing', async () => {
  expect(await migrate()).toMatchObject({ finishedBefore: null, looked: COUNT, changed: COUNT });
  const after = await fields();
  expect(after['samples/3']).toEqual({ copy: 3 });
  expect(after['copies/3']).toEqual({ value: 3 });
  expect(await migrate()).toMatchObject({ finishedBefore: NOW, looked: COUNT, changed: COUNT });
  expect(await fields()).toEqual(after);
});

test('a killed run continues with the page that it had not stored', async () => {
  const commit = OptimisticTransaction.prototype.commit;
  vi.spyOn(OptimisticTransaction.prototype, 'commit')
    .mockImplementationOnce(commit)
    .mockRejectedValueOnce(new Error('killed'));
  await expect(migrate()).rejects.toThrow('killed');
  expect(await fields()).toMatchObject({ 'samples/1': { copy: 1 }, 'samples/2': { old: 2 } });
  expect(await migrate()).toMatchObject({ finishedBefore: null, looked: COUNT, changed: COUNT });
  const progress = { [paths.migration(ID)]: expect.anything() };
  const samples = Array.from({ length: COUNT }, (_, at) => [`samples/${at}`, { copy: at }]);
  const copies = Array.from({ length: COUNT }, (_, at) => [`copies/${at}`, { value: at }]);
  expect(await fields()).toEqual({ ...Object.fromEntries([...samples, ...copies]), ...progress });
});

test('a created document does not replace an existing one', async () => {
  await firestore.doc('copies/2').set({ value: 'newer' });
  await migrate();
  expect(await fields()).toMatchObject({ 'samples/2': { copy: 2 }, 'copies/2': { value: 'newer' } });
});

import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { type Migration, runMigration } from '../../functions/src/migrations/run-migrations.ts';
import { emptyDatabase } from '../triggers/own-project.ts';

const COUNT = 5;

/** Moves `old` to `copy`. */
const sample: Migration = {
  id: '999-sample',
  collection: 'samples',
  changesOf: ({ old }) => (old === undefined ? {} : { copy: old, old: FieldValue.delete() }),
};

beforeEach(async () => {
  await emptyDatabase();
  const batch = firestore.batch();
  for (let at = 0; at < COUNT; at += 1) batch.set(firestore.doc(`samples/${at}`), { old: at });
  await batch.commit();
});

const migrate = (write: boolean) => runMigration(sample, write, 2);
const fields = async () => (await firestore.collection('samples').get()).docs.map((doc) => doc.data());

test('a dry run counts the changes and writes nothing', async () => {
  const before = await fields();
  expect(await migrate(false)).toBe(COUNT);
  expect(await fields()).toEqual(before);
});

test('a run changes every page once, and a later run changes nothing', async () => {
  expect(await migrate(true)).toBe(COUNT);
  expect(await fields()).toEqual([0, 1, 2, 3, 4].map((copy) => ({ copy })));
  expect(await migrate(true)).toBe(0);
});

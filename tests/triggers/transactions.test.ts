import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { deriveUntilStable, inTransaction } from '../../functions/src/db/in-transaction.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from './own-project.ts';
import { countRequests } from './request-count.ts';

beforeEach(emptyDatabase);

const read = firestore.doc('things/read');
const missing = firestore.doc('things/missing');
const written = firestore.doc('things/written');

beforeEach(async () => {
  await read.set({ size: 1 });
  await written.set({ size: 1, newer: 'field' });
});

/** Returns the number of attempts of a transaction, if `interfere` runs after its first reads. */
async function countAttempts(interfere: () => Promise<unknown>): Promise<number> {
  let attempts = 0;
  await inTransaction(async (transaction) => {
    await transaction.getAll([read, missing, written]);
    attempts += 1;
    if (attempts === 1) await interfere();
    transaction.update(written, { attempts });
  });
  return attempts;
}

describe('transaction retry', () => {
  test.each([
    ['a document that was read but is not written has changed', () => read.set({ size: 2 })],
    ['a document that was read is deleted', () => read.delete()],
    ['a document that was missing is created', () => missing.set({ size: 1 })],
    ['the document to write has changed', () => written.update({ size: 2 })],
  ])('happens when %s', async (_, interfere) => {
    expect(await countAttempts(interfere)).toBe(2);
    expect((await written.get()).data()).toMatchObject({ attempts: 2 });
  });
});

test('an undisturbed transaction runs once without changing the documents it reads', async () => {
  const before = await read.get();
  expect(await countAttempts(async () => {})).toBe(1);
  const after = await read.get();
  expect(after.data()).toEqual({ size: 1 });
  expect(after.updateTime?.isEqual(before.updateTime as NonNullable<typeof before.updateTime>)).toBe(true);
  expect((await missing.get()).exists).toBe(false);
});

test('a second read of a document returns the first result at no cost', async () => {
  const count = await countRequests(async () => {
    await inTransaction(async (transaction) => {
      const first = await transaction.get(read);
      expect(await transaction.get(read)).toBe(first);
      expect(await transaction.getAll([missing, read])).toEqual([expect.anything(), first]);
    });
  });
  expect(count).toEqual({ reads: 2, writes: 0 });
});

test('deriveUntilStable repeats until nothing changes without writes to sources', async () => {
  const count = await countRequests(() =>
    deriveUntilStable(async (transaction) => {
      const [source, , derived] = await transaction.getAll([read, missing, written]);
      if (derived?.get('of') !== source?.get('size'))
        transaction.update(written, { of: source?.get('size') });
    }),
  );
  expect(count).toEqual({ reads: 6, writes: 1 });
});

test('several updates become one write that keeps other fields', async () => {
  const count = await countRequests(async () => {
    await inTransaction(async (transaction) => {
      await transaction.get(written);
      transaction.update(written, { size: 2 });
      transaction.update(written, { colour: 'red' });
    });
  });
  expect((await written.get()).data()).toEqual({ size: 2, newer: 'field', colour: 'red' });
  expect(count.writes).toBe(1);
});

test('a replacement removes old fields or creates a missing document', async () => {
  await inTransaction(async (transaction) => {
    await transaction.getAll([written, missing]);
    transaction.replace(written, { size: 3 });
    transaction.replace(missing, { size: 4 });
  });
  expect((await written.get()).data()).toEqual({ size: 3 });
  expect((await missing.get()).data()).toEqual({ size: 4 });
});

test('two concurrent creations of a document create it once', async () => {
  const create = () =>
    inTransaction(async (transaction) => {
      const isNew = !(await transaction.get(missing)).exists;
      if (isNew) transaction.create(missing, { size: 1 });
      return isNew;
    });
  const results: boolean[] = [];
  await concurrently([1, 2].map(() => async () => results.push(await create())));
  expect(results.toSorted()).toEqual([false, true]);
});

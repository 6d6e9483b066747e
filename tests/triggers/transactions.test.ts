import './own-project.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { deriveUntilStable, inTransaction } from '../../functions/src/db/in-transaction.ts';
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

/** Decides on all three documents, and lets somebody else in once, after they have been read. */
async function decideWhile(intrude: () => Promise<unknown>): Promise<number> {
  let attempts = 0;
  await inTransaction(async (transaction) => {
    await transaction.getAll([read, missing, written]);
    attempts += 1;
    if (attempts === 1) await intrude();
    transaction.update(written, { attempts });
  });
  return attempts;
}

describe('a decision is taken again when, before it is stored,', () => {
  test.each([
    ['a document that it read and does not write has changed', () => read.set({ size: 2 })],
    ['a document that it read is gone', () => read.delete()],
    ['a document that it looked for and missed has come', () => missing.set({ size: 1 })],
    ['the document that it writes has changed', () => written.update({ size: 2 })],
  ])('%s', async (_, intrude) => {
    expect(await decideWhile(intrude)).toBe(2);
    expect((await written.get()).data()).toMatchObject({ attempts: 2 });
  });
});

test('a decision that nobody disturbs is taken once, and leaves what it only read as it was', async () => {
  const before = await read.get();
  expect(await decideWhile(async () => {})).toBe(1);
  const after = await read.get();
  expect(after.data()).toEqual({ size: 1 });
  expect(after.updateTime?.isEqual(before.updateTime as NonNullable<typeof before.updateTime>)).toBe(true);
  expect((await missing.get()).exists).toBe(false);
});

test('an empty document that was read holds a decision back too', async () => {
  await read.set({});
  expect(await decideWhile(() => read.set({ size: 1 }))).toBe(2);
});

test('a document that is read twice is as it was the first time, and costs one read', async () => {
  const count = await countRequests(async () => {
    await inTransaction(async (transaction) => {
      const first = await transaction.get(read);
      expect(await transaction.get(read)).toBe(first);
      expect(await transaction.getAll([missing, read])).toEqual([expect.anything(), first]);
    });
  });
  expect(count).toEqual({ reads: 2, writes: 0 });
});

test('what is derived is looked at until nothing is left to write, and its sources cost no write', async () => {
  const count = await countRequests(() =>
    deriveUntilStable(async (transaction) => {
      const [source, , derived] = await transaction.getAll([read, missing, written]);
      if (derived?.get('of') !== source?.get('size'))
        transaction.update(written, { of: source?.get('size') });
    }),
  );
  expect(count).toEqual({ reads: 6, writes: 1 });
});

test('an update leaves the fields that it does not name, and several add up to one write', async () => {
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

test('a replacement leaves nothing of what was there, and is a new document where there was none', async () => {
  await inTransaction(async (transaction) => {
    await transaction.getAll([written, missing]);
    transaction.replace(written, { size: 3 });
    transaction.replace(missing, { size: 4 });
  });
  expect((await written.get()).data()).toEqual({ size: 3 });
  expect((await missing.get()).data()).toEqual({ size: 4 });
});

test('of two who create the same document at once, one finds it there and decides anew', async () => {
  const create = () =>
    inTransaction(async (transaction) => {
      const isNew = !(await transaction.get(missing)).exists;
      if (isNew) transaction.create(missing, { size: 1 });
      return isNew;
    });
  expect((await Promise.all([create(), create()])).toSorted()).toEqual([false, true]);
});

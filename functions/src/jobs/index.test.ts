import { dueOf, NOTHING_HANDLED } from '@fives/domain';
import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import * as functions from './index.ts';

test.each(Object.entries(functions))('job of %s has the name of its function', (name, { job }) => {
  expect(job.name).toBe(name);
});

test('each field of `DueAt` has one job', () => {
  const dueFields = Object.values(functions).flatMap(({ job: { due } }) =>
    typeof due === 'string' ? due : [],
  );
  expect(dueFields.toSorted()).toEqual(
    Object.keys(dueOf(aGameInstance(), NOTHING_HANDLED, A_KICK_OFF)).toSorted(),
  );
});

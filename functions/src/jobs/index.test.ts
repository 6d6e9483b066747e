import { dueOf, NOTHING_HANDLED } from '@fives/domain';
import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import * as functions from './index.ts';

test.each(Object.entries(functions))('job of %s has the name of its function', (name, { job }) => {
  expect(job.name).toBe(name);
});

test('jobs run every 15 minutes, every five minutes or once a day', () => {
  const schedules = Object.entries(functions).map(([name, { __endpoint }]) => {
    const { schedule, timeZone } = __endpoint.scheduleTrigger ?? {};
    return [name, `${schedule}, ${timeZone}`];
  });
  expect(Object.fromEntries(schedules)).toEqual({
    openNextInstances: 'every 15 minutes, Etc/UTC',
    sendReminders: 'every 15 minutes, Etc/UTC',
    warnOrganisers: 'every 15 minutes, Etc/UTC',
    closeMotmVoting: 'every 15 minutes, Etc/UTC',
    tellResults: 'every 5 minutes, Etc/UTC',
    offerSpots: 'every 5 minutes, Etc/UTC',
    endConditions: 'every 5 minutes, Etc/UTC',
    computeDailyStats: '0 6 * * *, Etc/UTC',
    repairDerived: '0 4 * * *, Etc/UTC',
  });
});

test('each field of `DueAt` has one job', () => {
  const dueFields = Object.values(functions).flatMap(({ job: { due } }) =>
    typeof due === 'string' ? due : [],
  );
  expect(dueFields.toSorted()).toEqual(
    Object.keys(dueOf(aGameInstance(), NOTHING_HANDLED, A_KICK_OFF)).toSorted(),
  );
});

import { beforeEach, expect, test } from 'vitest';
import { BUDGET } from '../costs/budget.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { costOfWeek, totalOf } from './game-week.ts';
import { costOfJobs, putGames } from './many-games.ts';

beforeEach(emptyDatabase);

test('the cost of a job run depends only on what is due', async () => {
  await putGames(8, 2);
  const costs = await costOfJobs();
  await emptyDatabase();
  await putGames(40, 2);
  expect(await costOfJobs()).toEqual(costs);
  for (const { job, run } of costs) {
    // Reminders are due 24 hours and three hours before the start, so for two groups of instances.
    const due = job === 'sendReminders' ? 4 : 2;
    expect(run, job).toEqual({ due, done: due, skipped: 0, failed: 0 });
  }
});

test('a job run with nothing due reads and writes nothing', async () => {
  await putGames(8, 0);
  for (const { reads, writes } of await costOfJobs())
    expect({ reads, writes }).toEqual({ reads: 0, writes: 0 });
});

test('a week of a game of ten, including all triggers, stays within its budget', async () => {
  const steps = await costOfWeek();
  const {
    'next week opened, pool invited': opened,
    'one says yes': reply,
    'result recorded': result,
  } = steps;
  expect(opened?.notifications).toBe(12);
  expect(reply?.writes).toBeLessThanOrEqual(BUDGET.reply.writes);
  expect(result?.notifications).toBe(10);
  expect(result?.writes).toBeLessThanOrEqual(BUDGET.result.writes);
  const week = totalOf(steps);
  expect(week.notifications).toBe(56);
  expect(week.reads).toBeLessThanOrEqual(BUDGET.week.reads);
  expect(week.writes).toBeLessThanOrEqual(BUDGET.week.writes);
});

import './own-project.ts';
import { beforeEach, expect, test } from 'vitest';
import { costOfWeek, inAll } from '../bench/jobs/game-week.ts';
import { BUDGET } from '../costs/budget.ts';
import { costOfJobs, putGames } from './many-games.ts';
import { emptyDatabase } from './own-project.ts';

beforeEach(emptyDatabase);

test('a run of a job costs what is due, however many games there are', async () => {
  await putGames(20, 5);
  const few = await costOfJobs();
  await emptyDatabase();
  await putGames(100, 5);
  expect(await costOfJobs()).toEqual(few);
  for (const { job, run } of few) {
    // Of what lies ahead, reminders are due for both kinds.
    const due = job === 'sendReminders' ? 10 : 5;
    expect(run, job).toEqual({ due, done: due, skipped: 0, failed: 0 });
  }
}, 60_000);

test('a run of a job with nothing due costs nothing that it reads', async () => {
  await putGames(20, 0);
  for (const { reads, writes } of await costOfJobs())
    expect({ reads, writes }).toEqual({ reads: 0, writes: 0 });
});

test('a week of a game of ten, with all that its people set going, stays within its budget', async () => {
  const steps = await costOfWeek();
  console.table(steps);
  const {
    'next week opened, pool invited': opened,
    'one says yes': answer,
    'result recorded': result,
  } = steps;
  expect(opened?.told).toBe(12);
  expect(answer?.writes).toBeLessThanOrEqual(BUDGET.answer.writes);
  expect(result?.told).toBe(10);
  expect(result?.writes).toBeLessThanOrEqual(BUDGET.result.writes);
  const week = inAll(steps);
  expect(week.told).toBe(56);
  expect(week.reads).toBeLessThanOrEqual(BUDGET.week.reads);
  expect(week.writes).toBeLessThanOrEqual(BUDGET.week.writes);
}, 60_000);

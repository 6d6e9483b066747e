import './own-project.ts';
import { beforeEach, expect, test } from 'vitest';
import { costOfWeek } from '../bench/jobs/game-week.ts';
import { costOfJobs, putGames } from './many-games.ts';
import { emptyDatabase } from './own-project.ts';

beforeEach(emptyDatabase);

test('a run of a job costs what is due, however many games there are', async () => {
  await putGames(20, 5);
  const few = await costOfJobs();
  await emptyDatabase();
  await putGames(100, 5);
  expect(await costOfJobs()).toEqual(few);
  for (const { run } of few) expect(run).toEqual({ due: 5, done: 5, skipped: 0, failed: 0 });
}, 60_000);

test('a run of a job with nothing due costs nothing that it reads', async () => {
  await putGames(20, 0);
  for (const { reads, writes } of await costOfJobs())
    expect({ reads, writes }).toEqual({ reads: 0, writes: 0 });
});

test('opening the next week of a game of twelve costs at most 100 reads, with all that it sets going', async () => {
  const { 'next week opened, pool invited': opened } = await costOfWeek();
  console.log(`Opening a week for twelve: ${opened?.reads} reads, ${opened?.writes} writes`);
  expect(opened?.told).toBe(12);
  expect(opened?.reads).toBeLessThanOrEqual(100);
}, 60_000);

import './own-project.ts';
import { beforeEach, expect, test } from 'vitest';
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

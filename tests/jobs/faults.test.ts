import { FORMER_PLAYER_NAME, paths } from '@fives/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { openNextInstances, sendReminders } from '../../functions/src/jobs/index.ts';
import { type Job, runJob } from '../../functions/src/jobs/run-job.ts';
import { mergeInAllPlayerInstances } from '../../functions/src/people/merge-people.ts';
import * as logger from '../support/logger.ts';
import { concurrently, killTimes } from '../support/nightly.ts';
import { beforeNextCommit, countCommits, killAtCommit } from '../triggers/kill-at-commit.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { deliverInOrder, setClock, write } from '../triggers/recorder.ts';
import { change } from '../triggers/world.ts';
import { allDocuments } from './all-documents.ts';
import { JOBS_OF_INSTANCES, worldOf } from './all-jobs.ts';
import {
  hoursFrom,
  inboxes,
  type JobWorld,
  NO_REPLY,
  NOW,
  otherInstances,
  putBareInstance,
  putWorld,
} from './world.ts';

// These tests cause many errors.
beforeEach(emptyDatabase);
afterEach(() => vi.restoreAllMocks());

const PEOPLE = { ana: {}, ben: {}, cem: NO_REPLY, olive: {} } as const;
const worldStartingIn = (hours: number): JobWorld => ({
  game: { autoInvites: true },
  instance: { startDateTime: hoursFrom(NOW, hours), motmClosesAt: hoursFrom(NOW, hours + 24) },
  people: PEOPLE,
});

// `putTwoInstances` stores an instance without a game, so the tests exclude jobs that read the game.
const JOBS_THAT_READ_GAMES = ['tellResults', 'offerSpots'];
const JOBS = JOBS_OF_INSTANCES.filter(({ name }) => !JOBS_THAT_READ_GAMES.includes(name)).map(
  (job) => [job.name, job, worldOf(job.name, PEOPLE)] as const,
);

async function putTwoInstances(world: JobWorld): Promise<void> {
  await putWorld(world);
  const votes = await write(paths.motmBallot('first', 'ana'), { votes: ['ben'], castAt: NOW });
  const other = await putBareInstance('other', { ...world.instance, gameId: 'other' });
  await deliverInOrder([votes, other]);
}

describe.each(JOBS)('%s', (_, job, world) => {
  test('leaves the same documents as one clean run when killed and run again', async () => {
    await putTwoInstances(world);
    const commits = await countCommits(() => runJob(job, NOW));
    const afterCleanRun = await allDocuments();
    expect(commits).toBeGreaterThan(1);
    for (const { at, when } of killTimes(commits)) {
      await emptyDatabase();
      await putTwoInstances(world);
      killAtCommit(at, when);
      await runJob(job, NOW);
      vi.restoreAllMocks();
      await runJob(job, NOW);
      expect(await allDocuments(), `killed ${when} commit ${at}`).toEqual(afterCleanRun);
    }
  });

  test('leaves the same documents as one run after two concurrent runs and a third', async () => {
    await putTwoInstances(world);
    await runJob(job, NOW);
    const afterCleanRun = await allDocuments();
    await emptyDatabase();
    await putTwoInstances(world);
    await concurrently([1, 2].map(() => () => runJob(job, NOW)));
    await runJob(job, NOW);
    expect(await allDocuments()).toEqual(afterCleanRun);
  });

  test('skips invalid instances in this run and the next', async () => {
    await putWorld(world);
    await putInvalidInstances(3, job);
    expect(await runJob(job, NOW)).toEqual({ due: 4, done: 1, skipped: 0, failed: 3 });
    await (await putBareInstance('second', { ...world.instance, gameId: 'other' }))();
    expect(await runJob(job, NOW)).toMatchObject({ due: 4, failed: 3 });
  });

  test('ignores an instance that was deleted after the job found it', async () => {
    await putWorld(world);
    beforeNextCommit(() => firestore.doc(paths.gameInstance('first')).delete());
    expect(await runJob(job, NOW)).toEqual({ due: 1, done: 0, skipped: 1, failed: 0 });
    expect(await inboxes()).toEqual({});
    expect(await otherInstances()).toEqual([]);
  });
});

async function putInvalidInstances(count: number, { due }: Job): Promise<void> {
  const batch = firestore.batch();
  for (let at = 0; at < count; at++) {
    batch.set(firestore.doc(paths.gameInstance(`invalid-${at}`)), { startDateTime: 'some day' });
    const dueAt = { [String(due)]: hoursFrom(NOW, -1000) };
    batch.set(firestore.doc(paths.instanceJobsOf(`invalid-${at}`)), { dueAt });
  }
  await batch.commit();
}

test('a full page of invalid instances does not block the others', async () => {
  await putWorld(worldStartingIn(-4));
  await putInvalidInstances(101, openNextInstances.job);
  expect(await runJob(openNextInstances.job, NOW)).toEqual({ due: 102, done: 1, skipped: 0, failed: 101 });
});

test('a run logs one summary line plus one line per failure', async () => {
  await putWorld({ ...worldStartingIn(2), people: { ana: { name: 'Zebedee' } } });
  await putInvalidInstances(1, sendReminders.job);
  logger.info.mockClear();
  logger.error.mockClear();
  await runJob(sendReminders.job, NOW);
  const [[, run] = []] = logger.info.mock.calls;
  const [[, failure] = []] = logger.error.mock.calls;
  expect(logger.info.mock.calls).toHaveLength(1);
  expect(run).toMatchObject({ job: 'sendReminders', due: 2, done: 1, skipped: 0, failed: 1 });
  expect(failure).toMatchObject({ job: 'sendReminders', id: 'invalid-0', traceId: run?.traceId });
  expect(JSON.stringify([run, failure])).not.toMatch(/zebedee|ana@example|olive/i);
});

test('a player who deletes their account during a notification leaves no data', async () => {
  await putWorld(worldStartingIn(2));
  beforeNextCommit(async () => {
    // Same order as the deletion of an account: player instances first, inbox last.
    const former = { uid: 'former', name: FORMER_PLAYER_NAME, isGuest: false };
    await mergeInAllPlayerInstances({ from: 'ana', to: former }, NOW);
    await firestore.recursiveDelete(firestore.doc(paths.player('ana')));
  });
  await runJob(sendReminders.job, NOW);
  expect(Object.keys(await inboxes())).toEqual(['ben', 'cem', 'olive']);
});

test('a trigger that is killed and run again leaves the same documents', async () => {
  const recordResult = async () => {
    await emptyDatabase();
    await putWorld(worldStartingIn(-2));
    setClock(NOW);
    return change(paths.gameInstance('first'), { winningTeam: 'DRAW' });
  };
  const deliver = await recordResult();
  const commits = await countCommits(deliver);
  const afterCleanRun = await allDocuments();
  for (const { at, when } of killTimes(commits)) {
    const deliverAgain = await recordResult();
    killAtCommit(at, when);
    await deliverAgain().catch((error: Error) => expect(error.message).toBe('killed'));
    vi.restoreAllMocks();
    await deliverAgain();
    expect(await allDocuments(), `killed ${when} commit ${at}`).toEqual(afterCleanRun);
  }
});

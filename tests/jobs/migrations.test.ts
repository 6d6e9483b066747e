import './own-project.ts';
import {
  DEFAULT_POINTS,
  DOCUMENTS,
  type History,
  PART_LENGTH,
  paths,
  readDocument,
  statsTable,
} from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGameInstance, findInstancesOfGame } from '../../functions/src/db/collections/game-instances.ts';
import { findHistory } from '../../functions/src/db/collections/stats.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { OptimisticTransaction } from '../../functions/src/db/optimistic-transaction.ts';
import { closeMotmVoting, openNextInstances, sendReminders } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { readHistory, readsAllParts } from '../../functions/src/stats/read-history.ts';
import { documentsOf } from '../stored-documents/stored-documents.ts';
import { concurrently, IS_NIGHTLY } from '../support/nightly.ts';
import { setClock } from '../triggers/recorder.ts';
import { change } from '../triggers/world.ts';
import { allDocuments } from './all-documents.ts';
import { emptyDatabase } from './own-project.ts';
import { hoursFrom, inboxes, jobsOf } from './world.ts';

const NOW = new Date('2026-06-11T00:00:00Z');
const START = new Date('2026-06-16T18:00:00Z');

beforeEach(async () => {
  await emptyDatabase();
  const batch = firestore.batch();
  for (const [path, fields] of Object.entries(documentsOf('version-1.json')))
    batch.set(firestore.doc(path), fields);
  await batch.commit();
});

afterEach(() => vi.restoreAllMocks());

const migrate = (write = true) => runMigrations({ write }, NOW);
const runsWith = (count: number) => [
  { id: '001-instance-jobs', finishedBefore: null, looked: 3, changed: count },
  { id: '002-history-parts', finishedBefore: null, looked: 2, changed: 0 },
  { id: '003-admission-owners', finishedBefore: null, looked: 0, changed: 0 },
];
const asFinished = (runs: ReturnType<typeof runsWith>) =>
  runs.map((run) => ({ ...run, finishedBefore: NOW }));

test('a dry run reports its changes and writes nothing', async () => {
  const before = await allDocuments();
  expect(await migrate(false)).toEqual(runsWith(3));
  expect(await migrate(false)).toEqual(runsWith(3));
  expect(await allDocuments()).toEqual(before);
});

test('moves job state from instances to instanceJobs', async () => {
  const { 'gameInstances/last': last, 'gameInstances/next': next } = documentsOf('version-1.json');
  expect(await migrate()).toEqual(runsWith(3));
  for (const { id } of await findInstancesOfGame('tuesday')) {
    const fields = (await firestore.doc(paths.gameInstance(id)).get()).data();
    expect(Object.keys(fields ?? {})).not.toContain('dueAt');
    expect(Object.keys(fields ?? {})).not.toContain('handled');
  }
  expect(await jobsOf('last')).toEqual({ dueAt: last?.dueAt, handled: last?.handled });
  expect(await jobsOf('next')).toEqual({ dueAt: next?.dueAt, handled: next?.handled });
  expect(await jobsOf('first')).toMatchObject({
    handled: { next: false, start: new Date('2026-06-02T18:00:00Z') },
  });
  expect(await migrate()).toEqual(asFinished(runsWith(3)));
});

test('repeated, concurrent or killed migrations leave the same documents', async () => {
  await migrate();
  const once = await allDocuments();
  await firestore.doc(paths.migration('001-instance-jobs')).delete();
  expect(await migrate()).toEqual([runsWith(0)[0], ...asFinished(runsWith(0)).slice(1)]);
  expect(await allDocuments()).toEqual(once);

  await firestore.doc(paths.migration('001-instance-jobs')).delete();
  vi.spyOn(OptimisticTransaction.prototype, 'commit').mockRejectedValueOnce(new Error('killed'));
  await expect(migrate()).rejects.toThrow('killed');
  await concurrently([migrate, migrate]);
  expect(await allDocuments()).toEqual(once);
});

test('writes the uid into admissions, once', async () => {
  const path = paths.admission('next', 'gus');
  await firestore.doc(path).set({ key: 'abc' });
  await migrate();
  expect((await firestore.doc(path).get()).data()).toEqual({ key: 'abc', uid: 'gus' });
  await firestore.doc(paths.migration('003-admission-owners')).delete();
  expect((await migrate()).at(-1)).toMatchObject({ looked: 1, changed: 0 });
});

test('keeps newer job state of an instance', async () => {
  const newer = { dueAt: {}, handled: { motm: true } };
  await firestore.doc(paths.instanceJobsOf('next')).set(newer);
  await migrate();
  expect((await firestore.doc(paths.instanceJobsOf('next')).get()).data()).toEqual(newer);
});

test('jobs and triggers work on migrated data without duplicate notifications', async () => {
  await migrate();
  setClock(NOW);
  // The instance `next` is already open, so the job opens no other instance.
  expect(await runJob(openNextInstances.job, NOW)).toMatchObject({ done: 0, failed: 0 });
  expect(await runJob(closeMotmVoting.job, NOW)).toMatchObject({ failed: 0 });
  expect(await findInstancesOfGame('tuesday')).toHaveLength(3);
  expect((await findGameInstance('last'))?.motmAwarded).toEqual([{ uid: 'kim', name: 'Kim', votes: 3 }]);

  const soon = hoursFrom(START, -72);
  setClock(soon);
  await runJob(sendReminders.job, soon);
  expect(await inboxes()).toMatchObject({ fay: ['next_REMINDER_72H'], hal: ['next_REMINDER_72H'] });

  await (await change(paths.playerInstance('next', 'hal'), { status: 'PLAYING', repliedAt: soon }))();
  expect((await findGameInstance('next'))?.counts).toEqual({ playing: 8, notPlaying: 0, unanswered: 2 });

  setClock(hoursFrom(START, 2));
  await (await change(paths.gameInstance('next'), { winningTeam: 'TEAM_B' }))();
  const history = (await findHistory('tuesday')) as History;
  const table = (await firestore.doc(paths.statsTable('tuesday')).get()).data();
  expect(readDocument(DOCUMENTS.statsTable, table ?? {}, '').rows).toEqual(
    statsTable(history, DEFAULT_POINTS),
  );

  const next = hoursFrom(START, 4);
  setClock(next);
  expect(await runJob(openNextInstances.job, next)).toMatchObject({ done: 1, failed: 0 });
  expect(await findInstancesOfGame('tuesday')).toHaveLength(4);
  setClock(null);
});

describe('history longer than one part', () => {
  const LENGTH = 2 * PART_LENGTH + 30;
  const WEEK = 7 * 24 * 3_600_000;
  const GAMES = Array.from({ length: 12 }, (_, at) => `long-${at}`);
  const instances = Array.from({ length: LENGTH }, (_, at) =>
    aHistoryInstance({ giId: `week-${LENGTH - at}`, startDateTime: new Date(START.getTime() - at * WEEK) }),
  );
  const people = { sam: { name: 'Sam', isGuest: false, namedAt: START } };

  beforeEach(async () => {
    const batch = firestore.batch();
    // The stored format before history parts existed.
    for (const gameId of GAMES) batch.set(firestore.doc(paths.statsHistory(gameId)), { instances, people });
    await batch.commit();
  });

  test('is split into parts without changing its content', async () => {
    const before = (await findHistory('long-0')) as History;
    expect(await migrate()).toMatchObject([{}, { changed: GAMES.length }, {}]);
    const open = (await findHistory('long-0')) as History;
    expect(open).toMatchObject({ closed: 1, people, instances: { length: PART_LENGTH + 30 } });
    expect(statsTable(open, DEFAULT_POINTS)).toEqual(statsTable(before, DEFAULT_POINTS));
    expect((await readHistory('long-0', readsAllParts)).history).toEqual(before);
    await firestore.doc(paths.migration('002-history-parts')).delete();
    expect(await migrate()).toMatchObject([{}, { changed: 0 }, {}]);
  });

  if (!IS_NIGHTLY) return;

  test('is split once by concurrent migrations or after one is killed half-way', async () => {
    await migrate();
    const once = await allDocuments();
    const batch = firestore.batch();
    for (const gameId of GAMES) {
      batch.set(firestore.doc(paths.statsHistory(gameId)), { instances, people });
      batch.delete(firestore.doc(paths.statsHistoryPart(gameId, 0)));
    }
    batch.delete(firestore.doc(paths.migration('002-history-parts')));
    await batch.commit();
    const commit = OptimisticTransaction.prototype.commit;
    vi.spyOn(OptimisticTransaction.prototype, 'commit')
      .mockImplementationOnce(commit)
      .mockRejectedValueOnce(new Error('killed'));
    await expect(migrate()).rejects.toThrow('killed');
    const histories = await Promise.all(GAMES.map((gameId) => findHistory(gameId)));
    expect(new Set(histories.map((history) => history?.closed))).toEqual(new Set([0, 1]));
    await concurrently([migrate, migrate]);
    expect(await allDocuments()).toEqual(once);
  });
});

import { paths } from '@fives/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { repairDerived } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { planRecompute } from '../../functions/src/stats/recompute-game.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { setClock } from '../triggers/recorder.ts';
import { countRequests } from '../triggers/request-count.ts';
import { change, computeDerived, GAME_ID, putInstance, putPerson, readDerived } from '../triggers/world.ts';
import { allDocuments } from './all-documents.ts';
import { hoursFrom, NOW, putWorld } from './world.ts';

const HOURS_PER_DAY = 24;
const run = () => runJob(repairDerived.job, NOW);
const update = (path: string, fields: object) => firestore.doc(path).update(fields);

beforeEach(async () => {
  await emptyDatabase();
  const people = { ana: { team: 'TEAM_A' }, ben: { team: 'TEAM_B' } } as const;
  await putWorld({ instance: { startDateTime: hoursFrom(NOW, -HOURS_PER_DAY) }, people });
  for (const [giId, days] of [
    ['ahead', 6],
    ['old', -60],
  ] as const) {
    await (await putInstance(giId, { startDateTime: hoursFrom(NOW, days * HOURS_PER_DAY) }))();
    for (const uid of ['ana', 'ben'])
      await (await putPerson(giId, uid, { name: uid.toUpperCase(), team: people[uid as 'ana'].team }))();
  }
  for (const giId of ['first', 'old'])
    await (await change(paths.gameInstance(giId), { winningTeam: 'TEAM_A' }))();
  expect(await readDerived()).toEqual(await computeDerived());
});
afterEach(() => setClock(null));

test('adds missing due times, as needed after the first deploy of a job', async () => {
  const before = await readDerived();
  for (const giId of ['first', 'ahead']) await update(paths.instanceJobsOf(giId), { dueAt: {} });
  await run();
  expect(await readDerived()).toEqual(before);
});

async function makeOutdated(): Promise<void> {
  const counts = { playing: 7, notPlaying: 0, unanswered: 1 };
  await update(paths.gameInstance('ahead'), { counts, memberUids: ['ana'] });
  await update(paths.gameInstance('first'), { 'game.name': 'Old', memberUids: [] });
  await update(paths.game(GAME_ID), { memberUids: ['olive'] });
  const history = firestore.doc(paths.statsHistory(GAME_ID));
  const { instances } = (await history.get()).data() ?? {};
  const outdated = instances.map((each: { giId: string }) =>
    each.giId === 'first' ? { ...each, winningTeam: null, teamA: [], teamB: [] } : each,
  );
  await history.update({ instances: outdated });
  await update(paths.statsTable(GAME_ID), { 'rows.ana.totalPoints': 99 });
  await firestore.doc(paths.instanceJobsOf('ahead')).delete();
}

test('repairs and counts outdated instances', async () => {
  await makeOutdated();
  expect(await readDerived()).not.toEqual(await computeDerived());
  expect(await run()).toEqual({ due: 2, done: 2, skipped: 0, failed: 0 });
  expect(await readDerived()).toEqual(await computeDerived());
  expect(await planRecompute(GAME_ID, NOW)).toEqual([]);
});

test('a second run finds and writes nothing', async () => {
  await makeOutdated();
  await run();
  const before = await allDocuments();
  const cost = await countRequests(async () => {
    expect(await run()).toEqual({ due: 2, done: 0, skipped: 2, failed: 0 });
  });
  expect(cost.writes).toBe(0);
  // The limit also holds for an old game with a long history.
  expect(cost.reads).toBeLessThanOrEqual(40);
  expect(await allDocuments()).toEqual(before);
});

test('rebuilds a history that lacks an instance or is missing', async () => {
  const history = firestore.doc(paths.statsHistory(GAME_ID));
  const before = (await history.get()).data() ?? {};
  await history.update({
    instances: before.instances.filter(({ giId }: { giId: string }) => giId !== 'old'),
  });
  await run();
  expect(await readDerived()).toEqual(await computeDerived());
  await history.delete();
  await run();
  expect(await readDerived()).toEqual(await computeDerived());
});

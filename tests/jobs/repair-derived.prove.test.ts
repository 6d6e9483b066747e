import { paths } from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { repairDerived } from '../../functions/src/jobs/index.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { hoursFrom, NOW } from './world.ts';

/** More than one page. */
const INSTANCES = 310;

test('checks more than one page of instances', async () => {
  await emptyDatabase();
  const { id: _, ...instance } = aGameInstance({ gameId: 'gone', startDateTime: hoursFrom(NOW, 6 * 24) });
  const batch = firestore.batch();
  for (let at = 0; at < INSTANCES; at++) batch.set(firestore.doc(paths.gameInstance(`gone-${at}`)), instance);
  await batch.commit();
  expect(await runJob(repairDerived.job, NOW)).toMatchObject({ due: INSTANCES, done: 0, failed: 0 });
});

import type { SecretParam } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../firebase.ts';
import type { Job } from './run-job.ts';

/**
 * Runs a job every quarter of an hour, or by another schedule in UTC. A run that fails is not tried again: the next one
 * finds what is still due. Runs may overlap; whatever they do is done once.
 * @param load loads the job, in the one process that runs it
 * @param secrets what it may know of the deployment's secrets
 */
export function scheduled(
  load: () => Promise<Job>,
  schedule = 'every 15 minutes',
  secrets: SecretParam[] = [],
) {
  return onSchedule(
    { schedule, timeZone: 'Etc/UTC', region: REGION, timeoutSeconds: 540, maxInstances: 1, secrets },
    async () => {
      const [job, { runJob }] = await Promise.all([load(), import('./run-job.ts')]);
      await runJob(job, new Date());
    },
  );
}

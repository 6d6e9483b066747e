import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../firebase.ts';
import { type Job, runJob } from './run-job.ts';

/**
 * Runs a job every quarter of an hour, or by another schedule in UTC. A run that fails is not tried again: the next one
 * finds what is still due. Runs may overlap; whatever they do is done once.
 */
export function scheduled(job: Job, schedule = 'every 15 minutes') {
  return onSchedule(
    { schedule, timeZone: 'Etc/UTC', region: REGION, timeoutSeconds: 540, maxInstances: 1 },
    async () => {
      await runJob(job, new Date());
    },
  );
}

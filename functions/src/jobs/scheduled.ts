import type { SecretParam } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { REGION } from '../firebase.ts';
import type { Job } from './run-job.ts';

interface ScheduledJob extends Job {
  readonly schedule?: string;
  readonly secrets?: SecretParam[];
}

/** Has no retries, because the next run handles all ids that are still due. Runs may overlap. */
export function scheduled({ schedule = 'every 15 minutes', secrets = [], ...job }: ScheduledJob) {
  const run = async () => {
    const { runJob } = await import('./run-job.ts');
    await runJob(job, new Date());
  };
  const options = {
    schedule,
    timeZone: 'Etc/UTC',
    region: REGION,
    timeoutSeconds: 540,
    maxInstances: 1,
    secrets,
  };
  return Object.assign(onSchedule(options, run), { job: job as Job });
}

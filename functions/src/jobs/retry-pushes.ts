import { pagesOfPushesDue, toNotificationPlace } from '../db/outbox.ts';
import { deliver } from '../push/deliver.ts';
import type { Job } from './run-job.ts';

/** Pushes once more what the messaging service did not take, and what was left by a process that was killed. */
export const retryPushesJob: Job = {
  name: 'retryPushes',
  due: pagesOfPushesDue,
  handle: (path, now) => deliver(toNotificationPlace(path), now),
};

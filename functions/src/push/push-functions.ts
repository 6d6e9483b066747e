import { paths } from '@fives/domain';
import { pagesOfPushesDue, toNotificationPlace } from '../db/outbox.ts';
import type { Job } from '../jobs/run-job.ts';
import { scheduled } from '../jobs/scheduled.ts';
import { onCreated } from '../triggers/trigger.ts';
import { idIn } from '../triggers/written.ts';
import { deliver } from './deliver.ts';
import type { PushService } from './send.ts';

/** The functions that push, by the service that is handed in. */
export function pushFunctions(service: PushService) {
  return {
    /** Pushes a notification that has just come into an inbox. */
    onNotificationCreated: onCreated(paths.notification('{uid}', '{id}'), async (written, now) => {
      await deliver(service, { uid: idIn(written, 'uid'), id: idIn(written, 'id') }, now);
    }),
    retryPushes: scheduled(retryPushesJob(service)),
  };
}

/** Pushes once more what the messaging service did not take, and what was left by a process that was killed. */
export function retryPushesJob(service: PushService): Job {
  return {
    name: 'retryPushes',
    due: pagesOfPushesDue,
    handle: (path, now) => deliver(service, toNotificationPlace(path), now),
  };
}

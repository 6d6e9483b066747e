import { paths } from '@fives/domain/paths';
import { scheduled } from '../jobs/scheduled.ts';
import { onWritten } from '../triggers/trigger.ts';
import type { PushService } from './send.ts';

/** Longer than one go at sending takes. */
const TIMEOUT_S = 180;

/**
 * The functions that push.
 * @param load loads the service that they push through
 */
export function pushFunctions(load: () => Promise<PushService>) {
  return {
    onNotificationWritten: onWritten(
      paths.notification('{uid}', '{id}'),
      async () => (await import('./push-queue.ts')).pushQueued(await load()),
      TIMEOUT_S,
    ),
    retryPushes: scheduled(async () => (await import('./push-queue.ts')).retryPushesJob(await load())),
  };
}

import { paths } from '@fives/domain/paths';
import type { SecretParam } from 'firebase-functions/params';
import { scheduled } from '../jobs/scheduled.ts';
import { onWritten } from '../triggers/trigger.ts';
import type { Services } from './push-queue.ts';

/** Longer than one call of `deliver`. */
const TIMEOUT_S = 180;

export function pushFunctions(load: () => Promise<Services>, secrets: SecretParam[]) {
  return {
    onNotificationWritten: onWritten(
      paths.notification('{uid}', '{id}'),
      async () => (await import('./push-queue.ts')).pushQueued(await load()),
      { timeoutSeconds: TIMEOUT_S, secrets },
    ),
    retryPushes: scheduled({
      name: 'retryPushes',
      async *due(now) {
        yield* (await import('../db/collections/notifications.ts')).pagesOfPushesDue(now);
      },
      load: async () => (await import('./push-queue.ts')).retryPush(await load()),
      secrets,
    }),
  };
}

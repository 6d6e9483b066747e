import { isDeepStrictEqual } from 'node:util';
import { toNotificationRef } from '../db/collections/outbox.ts';
import type { Handle } from '../jobs/run-job.ts';
import { idIn, type Written, type WrittenHandler } from '../triggers/written.ts';
import { deliver, type Services } from './deliver.ts';

export function pushQueued(services: Services): WrittenHandler {
  return async (written, now) => {
    if (!isQueuedBy(written)) return;
    await deliver(services, { uid: idIn(written, 'uid'), id: idIn(written, 'id') }, now);
  };
}

export function isQueuedBy({ before, after }: Pick<Written, 'before' | 'after'>): boolean {
  if (after?.push !== 'queued') return false;
  return before === null || before.push !== 'queued' || !isDeepStrictEqual(before.createdAt, after.createdAt);
}

export function retryPush(services: Services): Handle {
  return (path, now) => deliver(services, toNotificationRef(path), now);
}

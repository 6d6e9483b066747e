import { onDocumentWritten } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import { REGION } from '../firebase.ts';
import type { WrittenHandler } from './written.ts';

/** Age after which a failing event is dropped and logged, so that the event cannot block its queue. */
export const MAX_EVENT_AGE_MS = 24 * 60 * 60 * 1000;

const TIMEOUT_S = 60;

interface TriggerOptions {
  readonly timeoutSeconds?: number;
  readonly secrets?: SecretParam[];
}

/**
 * Runs a handler after every write to a document at `path`, with retries.
 * @param load imports the handler only in the process that runs it, because every process loads the list of triggers
 */
export function onWritten(
  path: string,
  load: () => Promise<WrittenHandler>,
  { timeoutSeconds = TIMEOUT_S, secrets = [] }: TriggerOptions = {},
) {
  const options = { document: path, region: REGION, retry: true, timeoutSeconds, secrets };
  return onDocumentWritten(options, async (event) => {
    const now = new Date();
    if (!event.data || isDropped(event, path, now)) return;
    const [handle, { toPlainChange, skipUnreadable }] = await Promise.all([
      load(),
      import('../db/document.ts'),
    ]);
    const written = { params: event.params, ...toPlainChange(event.data) };
    await skipUnreadable(() => handle(written, now));
  });
}

function isDropped({ id, time }: { readonly id: string; readonly time: string }, path: string, now: Date) {
  if (!isTooOld(time, now)) return false;
  logger.warn('Dropped an event that kept failing', { path, eventId: id, time });
  return true;
}

export function isTooOld(time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) > MAX_EVENT_AGE_MS;
}

import { onDocumentWritten } from 'firebase-functions/firestore';
import { toPlainChange } from '../db/document.ts';
import { REGION } from '../firebase.ts';
import { logWarning } from '../log.ts';
import type { WrittenHandler } from './written.ts';

/**
 * A failing event is sent again for 24 hours. One that has failed that long never succeeds: it is dropped with a line
 * in the log, so that it cannot block its queue.
 */
export const MAX_EVENT_AGE_MS = 24 * 60 * 60 * 1000;

/** Runs `handle` after every write to a document at `path`, and again after a failure. */
export function onWritten(path: string, handle: WrittenHandler) {
  return onDocumentWritten({ document: path, region: REGION, retry: true }, async (event) => {
    const now = new Date();
    if (isTooOld(event.time, now)) {
      logWarning('Dropped an event that kept failing', { path, eventId: event.id, time: event.time });
      return;
    }
    if (event.data) await handle({ params: event.params, ...toPlainChange(event.data) }, now);
  });
}

/** Whether an event happened too long ago to be worth another attempt. */
export function isTooOld(time: string, now: Date): boolean {
  return now.getTime() - Date.parse(time) > MAX_EVENT_AGE_MS;
}

import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Change, type DocumentSnapshot, onDocumentWritten } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import { REGION } from '../firebase.ts';
import { changesAny, type Written, type WrittenHandler, withoutChangesTo } from './written.ts';

/** Age after which a failing event is dropped and logged, so that the platform stops retrying. */
const MAX_EVENT_AGE_MS = 24 * 60 * 60 * 1000;

const TIMEOUT_S = 60;

/** Maximum time between two writes to one document that form a burst. */
const BURST_MS = 2_000;
/** Time that the handler of a write in a burst waits for the next write. */
const NEXT_WRITE_MS = 500;

interface TriggerOptions {
  readonly timeoutSeconds?: number;
  readonly secrets?: SecretParam[];
}

/**
 * Runs a handler after every write to a document at `path`, with retries.
 * @param load imports the handler, so that each process loads only the handlers that it runs
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
    const superseded = await supersededFields(event.data, written, handle.coalescedFields ?? []);
    await skipUnreadable(() => handle(withoutChangesTo(written, superseded), now));
  });
}

/** The event of the later write handles these fields. The event of the first write in a burst does not wait. */
async function supersededFields(
  { before, after }: Change<DocumentSnapshot>,
  written: Written,
  fields: readonly string[],
): Promise<string[]> {
  const changed = before.exists && after.exists ? fields.filter((field) => changesAny(written, [field])) : [];
  const sinceLastMs = (after.updateTime?.toMillis() ?? 0) - (before.updateTime?.toMillis() ?? 0);
  if (changed.length === 0 || sinceLastMs >= BURST_MS) return [];
  const findSuperseded = async () => {
    const current = await after.ref.get();
    return changed.filter(
      (field) => current.exists && !isDeepStrictEqual(current.get(field), after.get(field)),
    );
  };
  // Checks before the pause, because the next write is often stored before a late event arrives. The Firestore emulator
  // delivers one event at a time, so every pause counts.
  const superseded = await findSuperseded();
  if (superseded.length === changed.length) return superseded;
  await pause(NEXT_WRITE_MS);
  return findSuperseded();
}

function isDropped({ id, time }: { readonly id: string; readonly time: string }, path: string, now: Date) {
  const isTooOld = now.getTime() - Date.parse(time) > MAX_EVENT_AGE_MS;
  if (isTooOld) logger.warn('Dropped an event that kept failing', { path, eventId: id, time });
  return isTooOld;
}

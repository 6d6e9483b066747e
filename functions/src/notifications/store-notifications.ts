import {
  type AddressedDraft,
  DOCUMENTS,
  EVERYTHING_ON,
  type InstanceChange,
  type News,
  type PlaceChange,
  readDocument,
  wantsKind,
} from '@fives/domain';
import { createNotification, findListeners } from '../db/notifications.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import type { InstanceState } from '../instance/instance-state.ts';
import { saveProgress } from '../instance/progress.ts';
import { idIn, type Written } from '../triggers/written.ts';

/**
 * Puts notifications into people's inboxes, together with whatever else the transaction writes. Each is a document that
 * is created under the id of what it says, so whoever has it already does not get it again. Guests and people who are
 * gone have no inbox; who has switched a kind off hears nothing of it.
 */
export async function storeNotifications(
  transaction: OptimisticTransaction,
  drafts: readonly AddressedDraft[],
  now: Date,
): Promise<void> {
  const listeners = await findListeners(drafts, transaction);
  for (const [at, { uid, draft }] of drafts.entries()) {
    const listener = listeners[at];
    if (!listener?.player || listener.isTold) continue;
    if (wantsKind(listener.settings ?? EVERYTHING_ON, draft.kind)) {
      createNotification(transaction, uid, draft, now);
    }
  }
}

/** Stores notifications, and that they are handled, in one commit. Writes nothing where all of it was stored before. */
export async function storeNews(
  transaction: OptimisticTransaction,
  state: InstanceState,
  { drafts, handled }: News,
  now: Date,
): Promise<void> {
  await storeNotifications(transaction, drafts, now);
  saveProgress(transaction, state, { handled }, now);
}

/** A write to an instance, for the domain to judge; null where it made or unmade the instance. */
export function toInstanceChange(written: Written): InstanceChange | null {
  const { before, after } = written;
  if (before === null || after === null) return null;
  const read = (fields: typeof before) => readDocument(DOCUMENTS.gameInstance, fields, idIn(written, 'giId'));
  return { before: read(before), after: read(after) };
}

/** A write to somebody's place, for the domain to judge. */
export function toPlaceChange(written: Written): PlaceChange {
  const uid = idIn(written, 'uid');
  const read = (fields: Written['before']) => fields && readDocument(DOCUMENTS.playerInstance, fields, uid);
  return { uid, before: read(written.before), after: read(written.after) };
}

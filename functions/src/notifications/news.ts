import { DOCUMENTS, type InstanceChange, type News, type PlaceChange, readDocument } from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { saveProgress } from '../instance/progress.ts';
import type { WholeInstance } from '../instance/whole-instance.ts';
import { idIn, type Written } from '../triggers/written.ts';
import { tell } from './tell.ts';

/** A write to an instance; null where it made or unmade the instance. */
export function toInstanceChange(written: Written): InstanceChange | null {
  const { before, after } = written;
  if (before === null || after === null) return null;
  const read = (fields: typeof before) => readDocument(DOCUMENTS.gameInstance, fields, idIn(written, 'giId'));
  return { before: read(before), after: read(after) };
}

/** A write to somebody's place. */
export function toPlaceChange(written: Written): PlaceChange {
  const uid = idIn(written, 'uid');
  const read = (fields: Written['before']) => fields && readDocument(DOCUMENTS.playerInstance, fields, uid);
  return { uid, before: read(written.before), after: read(written.after) };
}

/** Stores notifications, and that they are handled, in one commit. Writes nothing where all of it was stored before. */
export async function storeNews(
  transaction: OptimisticTransaction,
  whole: WholeInstance,
  { messages, handled }: News,
  now: Date,
): Promise<void> {
  await tell(transaction, messages, now);
  saveProgress(transaction, whole, { handled }, now);
}

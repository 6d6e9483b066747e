import { DOCUMENTS, type MigrationProgress, paths } from '@fives/domain';
import { FieldPath } from 'firebase-admin/firestore';
import { parserOf, toPlainFields } from '../db/document.ts';
import { firestore } from '../db/firestore.ts';
import { inTransaction } from '../db/in-transaction.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Updates every document of a collection. A released migration never changes. */
export interface Migration {
  readonly id: `${number}-${string}`;
  readonly collection: string;
  /** Returns the changed fields. A second run must return none. `FieldValue.delete()` removes a field. */
  readonly changesOf: (fields: Fields) => Fields;
}

export const MIGRATIONS: readonly Migration[] = [];

const NOT_BEGUN: MigrationProgress = { finishedAt: null, reached: '', looked: 0, changed: 0 };
const parseProgress = parserOf(DOCUMENTS.migration);

/** Migrates page by page. Stores the progress with each page. Without `write`, counts only and stores nothing. */
export async function runMigration(migration: Migration, now: Date, write: boolean, pageSize = 50) {
  const reference = firestore.doc(paths.migration(migration.id));
  const stored = parseProgress(await reference.get());
  let progress = write || stored?.finishedAt ? (stored ?? NOT_BEGUN) : NOT_BEGUN;
  while (progress.finishedAt === null) {
    progress = await inTransaction(async (transaction) => {
      const before = (write ? parseProgress(await transaction.get(reference)) : null) ?? progress;
      if (before.finishedAt !== null) return before;
      const all = firestore.collectionGroup(migration.collection).orderBy(FieldPath.documentId());
      const rest = before.reached === '' ? all : all.startAfter(before.reached);
      const page = await transaction.find(rest.limit(pageSize));
      const wrong = page
        .map((found) => ({ ref: found.ref, changes: migration.changesOf(toPlainFields(found.data() ?? {})) }))
        .filter(({ changes }) => Object.keys(changes).length > 0);
      const reached = page.at(-1)?.ref.path ?? before.reached;
      const counts = { looked: before.looked + page.length, changed: before.changed + wrong.length };
      const after = { reached, ...counts, finishedAt: page.length < pageSize ? now : null };
      if (write) transaction.replace(reference, after);
      if (write) for (const { ref, changes } of wrong) transaction.update(ref, changes);
      return after;
    });
  }
  return { ...progress, finishedBefore: stored?.finishedAt ?? null };
}

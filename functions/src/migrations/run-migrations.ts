import { type DocumentData, FieldPath } from 'firebase-admin/firestore';
import { toPlainFields } from '../db/document.ts';
import { firestore } from '../db/firestore.ts';

/** Changes every document of all collections with one name. A released migration never changes. */
export interface Migration {
  readonly id: `${number}-${string}`;
  readonly collection: string;
  /** Returns the changed fields, and none for a changed document. `FieldValue.delete()` removes a field. */
  readonly changesOf: (fields: Readonly<DocumentData>) => DocumentData;
}

export const MIGRATIONS: readonly Migration[] = [];

/**
 * Returns the number of documents that were changed, or that would be changed without `write`. A run that was ended can be
 * repeated. Rejects if a document changes between the read and the write.
 */
export async function runMigration(migration: Migration, write: boolean, pageSize = 100): Promise<number> {
  const all = firestore.collectionGroup(migration.collection).orderBy(FieldPath.documentId()).limit(pageSize);
  let changed = 0;
  for (let page = await all.get(); page.size > 0; page = await all.startAfter(page.docs.at(-1)).get()) {
    const batch = firestore.batch();
    for (const found of page.docs) {
      const changes = migration.changesOf(toPlainFields(found.data()));
      if (Object.keys(changes).length === 0) continue;
      changed += 1;
      if (write) batch.update(found.ref, changes, { lastUpdateTime: found.updateTime });
    }
    await batch.commit();
  }
  return changed;
}

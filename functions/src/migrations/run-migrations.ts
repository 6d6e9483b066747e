import { DOCUMENTS, type MigrationProgress, paths } from '@fives/domain';
import { type DocumentSnapshot, FieldPath, FieldValue } from 'firebase-admin/firestore';
import { parserOf, toPlainFields } from '../db/document.ts';
import { firestore } from '../db/firestore.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { admissionOwners } from './admission-owners.ts';
import { historyParts } from './history-parts.ts';
import { instanceJobs } from './instance-jobs.ts';
import type { Migration, MigrationWrites } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [instanceJobs, historyParts, admissionOwners];

const PAGE_SIZE = 50;

const NOT_BEGUN: MigrationProgress = {
  startedAt: null,
  finishedAt: null,
  reached: '',
  looked: 0,
  changed: 0,
};
const parseProgress = parserOf(DOCUMENTS.migration);

export interface MigrationRun {
  readonly id: string;
  readonly finishedBefore: Date | null;
  readonly looked: number;
  readonly changed: number;
}

/**
 * Runs every unfinished migration, page by page. Stores the progress with each page, so that a later run can continue
 * after a killed run.
 * @param write if false, reads all pages from the first one and stores nothing
 */
export async function runMigrations(
  { write, migrations = MIGRATIONS }: { readonly write: boolean; readonly migrations?: readonly Migration[] },
  now: Date,
): Promise<MigrationRun[]> {
  const runs: MigrationRun[] = [];
  for (const migration of migrations) {
    const before = parseProgress(await firestore.doc(paths.migration(migration.id)).get()) ?? NOT_BEGUN;
    const after =
      before.finishedAt === null ? await (write ? migrateAll : countChanges)(migration, now) : before;
    runs.push({
      id: migration.id,
      finishedBefore: before.finishedAt,
      looked: after.looked,
      changed: after.changed,
    });
  }
  return runs;
}

async function migrateAll(migration: Migration, now: Date): Promise<MigrationProgress> {
  let progress = NOT_BEGUN;
  do {
    progress = await inTransaction(async (transaction) => {
      const reference = firestore.doc(paths.migration(migration.id));
      const before = parseProgress(await transaction.get(reference)) ?? { ...NOT_BEGUN, startedAt: now };
      if (before.finishedAt !== null) return before;
      const after = await migratePage(transaction, migration, before, now);
      transaction.replace(reference, after);
      return after;
    });
  } while (progress.finishedAt === null);
  return progress;
}

async function countChanges(migration: Migration, now: Date): Promise<MigrationProgress> {
  let progress = NOT_BEGUN;
  do {
    const transaction = new OptimisticTransaction({ confirmsReads: false });
    progress = await migratePage(transaction, migration, progress, now);
  } while (progress.finishedAt === null);
  return progress;
}

async function migratePage(
  transaction: OptimisticTransaction,
  { collection, pathsToRead = () => [], migrate, pageSize = PAGE_SIZE }: Migration,
  before: MigrationProgress,
  now: Date,
): Promise<MigrationProgress> {
  const all = firestore.collectionGroup(collection).orderBy(FieldPath.documentId()).limit(pageSize);
  const page = await transaction.find(before.reached === '' ? all : all.startAfter(before.reached));
  let changed = 0;
  for (const snapshot of page) {
    const document = { path: snapshot.ref.path, fields: toPlainFields(snapshot.data() ?? {}) };
    const others = await transaction.getAll(pathsToRead(document).map((path) => firestore.doc(path)));
    const writes = migrate(
      document,
      others.map((other) => (other.exists ? toPlainFields(other.data() ?? {}) : null)),
    );
    if (await apply(transaction, snapshot, writes)) changed += 1;
  }
  return {
    ...before,
    reached: page.at(-1)?.ref.path ?? before.reached,
    looked: before.looked + page.length,
    changed: before.changed + changed,
    finishedAt: page.length < pageSize ? now : null,
  };
}

async function apply(
  transaction: OptimisticTransaction,
  { ref }: DocumentSnapshot,
  { set = {}, remove = [], create = [] }: MigrationWrites,
): Promise<boolean> {
  const removed = Object.fromEntries(remove.map((field) => [field, FieldValue.delete()]));
  const changes = { ...set, ...removed };
  if (Object.keys(changes).length > 0) transaction.update(ref, changes);
  const snapshots = await transaction.getAll(create.map(({ path }) => firestore.doc(path)));
  const missing = create.filter((_, at) => snapshots[at]?.exists === false);
  for (const { path, fields } of missing) transaction.create(firestore.doc(path), { ...fields });
  return Object.keys(changes).length > 0 || missing.length > 0;
}

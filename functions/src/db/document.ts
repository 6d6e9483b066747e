import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { OptimisticTransaction } from './optimistic-transaction.ts';

/** Where a stored document's id goes in the model; null where the model has none. */
export type IdField = 'id' | 'uid' | null;

/** The one way in: what is stored, parsed into the domain's model. */
export type Parser<M> = (snapshot: DocumentSnapshot) => M | null;

/**
 * Makes the door of a collection. A missing document is null; one that is not as the model says throws, naming its
 * fields and none of their values. Fields the model does not know are left behind, so that an older server can read
 * what a newer one has written.
 */
export function parserOf<S extends z.ZodObject>(schema: S, idField: IdField): Parser<z.output<S>> {
  const stored = schema.strip();
  return (snapshot) => {
    const data = snapshot.data();
    if (data === undefined) return null;
    const parsed = stored.safeParse({ ...toPlainFields(data), ...(idField && { [idField]: snapshot.id }) });
    if (!parsed.success)
      throw new Error(`${snapshot.ref.path} is not as the model says: ${fieldsOf(parsed.error)}`);
    // Strict or not, the shape of the output is the schema's own; zod's types do not say so for an unknown schema.
    return parsed.data as z.output<S>;
  };
}

/** For reads on which no write depends. */
function reading(): OptimisticTransaction {
  return new OptimisticTransaction({ confirmsReads: false });
}

/** Reads one document, within the transaction where there is one. */
export function getDocument(
  reference: DocumentReference,
  transaction?: OptimisticTransaction,
): Promise<DocumentSnapshot> {
  return (transaction ?? reading()).get(reference);
}

/** Reads several documents in the order of their references; none where there are no references. */
export function getDocuments(
  references: readonly DocumentReference[],
  transaction?: OptimisticTransaction,
): Promise<readonly DocumentSnapshot[]> {
  return (transaction ?? reading()).getAll(references);
}

/** Reads all that a query finds. */
export async function getAllFound<M>(
  query: Query,
  parse: Parser<M>,
  transaction?: OptimisticTransaction,
): Promise<M[]> {
  return present(await (transaction ?? reading()).find(query), parse);
}

/** Parses the documents that are there. */
export function present<M>(snapshots: readonly DocumentSnapshot[], parse: Parser<M>): M[] {
  return snapshots.map(parse).filter((model) => model !== null);
}

/** A document's fields with a `Date` for each timestamp. */
export function toPlainFields(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toPlain(value)]));
}

function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  const isMap =
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? toPlainFields(value as Record<string, unknown>) : value;
}

function fieldsOf(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`).join(', ');
}

/** What was stored before and after a write, as plain fields; null where there was nothing. */
export function toPlainChange(change: { before: DocumentSnapshot; after: DocumentSnapshot }): {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
} {
  return { before: plainOrNull(change.before), after: plainOrNull(change.after) };
}

function plainOrNull(snapshot: DocumentSnapshot): Record<string, unknown> | null {
  const data = snapshot.data();
  return data === undefined ? null : toPlainFields(data);
}

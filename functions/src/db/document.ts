import { type DocumentKind, readDocument } from '@fives/domain';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';
// By name: as `z.core.$ZodError` it would bring all of zod with every language along, half a megabyte.
import { $ZodError } from 'zod/v4/core';
import { OptimisticTransaction, type Reader } from './optimistic-transaction.ts';

/** The one way in: what is stored, parsed into the domain's model. */
export type Parser<M> = (snapshot: DocumentSnapshot) => M | null;

/** Thrown for a document that lacks what it means nothing without. Its message names the fields and none of their values. */
class UnreadableDocument extends Error {}

/**
 * Makes the reader of one kind of document. A missing document is null. Whatever version wrote it, it is read; only one
 * that lacks what it means nothing without throws {@link UnreadableDocument}.
 */
export function parserOf<S extends z.ZodMiniType>(kind: DocumentKind<S>): Parser<z.output<S>> {
  return (snapshot) => {
    const data = snapshot.data();
    if (data === undefined) return null;
    try {
      return readDocument(kind, toPlainFields(data), snapshot.id);
    } catch (error) {
      if (!(error instanceof $ZodError)) throw error;
      throw new UnreadableDocument(`${snapshot.ref.path} cannot be read: ${fieldsOf(error)}`);
    }
  };
}

/** For reads on which no write depends. */
function reading(): Reader {
  return new OptimisticTransaction({ confirmsReads: false });
}

/** Reads one document, within the transaction where there is one. */
export function getDocument(
  reference: DocumentReference,
  transaction: Reader = reading(),
): Promise<DocumentSnapshot> {
  return transaction.get(reference);
}

/** Reads several documents in the order of their references; none where there are no references. */
export function getDocuments(
  references: readonly DocumentReference[],
  transaction: Reader = reading(),
): Promise<readonly DocumentSnapshot[]> {
  return transaction.getAll(references);
}

/** Reads all that a query finds. */
export async function getAllFound<M>(
  query: Query,
  parse: Parser<M>,
  transaction: Reader = reading(),
): Promise<M[]> {
  return parseAll(await transaction.find(query), parse);
}

/** Parses the documents that are there. One that cannot be understood is left out, and said in the log: others can. */
export function parseAll<M>(snapshots: readonly DocumentSnapshot[], parse: Parser<M>): M[] {
  return snapshots.flatMap((snapshot) => {
    try {
      return parse(snapshot) ?? [];
    } catch (error) {
      reportUnreadable(error);
      return [];
    }
  });
}

/** Does the work. If a document on its way is unreadable, logs it and stops: another try would meet it again. */
export async function skipUnreadable(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportUnreadable(error);
  }
}

/** @throws any other error */
function reportUnreadable(error: unknown): void {
  if (!(error instanceof UnreadableDocument)) throw error;
  logger.error('A document was left out', { reason: error.message });
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

function fieldsOf(error: $ZodError): string {
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

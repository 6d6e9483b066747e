import { type DocumentKind, readDocument, repairedText } from '@fives/domain';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type * as z from 'zod/mini';
// Not `z.core.$ZodError`, which would load half a megabyte: all of zod, with every language.
import { $ZodError } from 'zod/v4/core';
import { firestore } from './firestore.ts';
import { deriveUntilStable } from './in-transaction.ts';
import { type Reader, Transaction } from './transaction.ts';

type Parser<M> = (snapshot: DocumentSnapshot) => M | null;

/** Thrown if a required field of a document is missing. The message contains field names, but no values. */
class UnreadableDocument extends Error {}

/** The parser reads documents of every version, and throws `UnreadableDocument` if a required field is missing. */
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

function newReader(): Reader {
  return new Transaction({ confirmsReads: false });
}

export async function getFound<M>(
  reference: DocumentReference,
  parse: Parser<M>,
  transaction: Reader = newReader(),
): Promise<M | null> {
  return parse(await transaction.get(reference));
}

export function getDocuments(
  references: readonly DocumentReference[],
  transaction: Reader = newReader(),
): Promise<readonly DocumentSnapshot[]> {
  return transaction.getAll(references);
}

export async function getAllFound<M>(
  query: Query,
  parse: Parser<M>,
  transaction: Reader = newReader(),
): Promise<M[]> {
  return parseReadable(await transaction.find(query), parse);
}

export function parseReadable<M>(snapshots: readonly DocumentSnapshot[], parse: Parser<M>): M[] {
  return snapshots.flatMap((snapshot) => {
    try {
      return parse(snapshot) ?? [];
    } catch (error) {
      reportUnreadable(error);
      return [];
    }
  });
}

export async function deleteAll(snapshots: readonly QueryDocumentSnapshot[]): Promise<void> {
  await Promise.all(snapshots.map(({ ref }) => ref.delete()));
}

export async function skipUnreadable(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportUnreadable(error);
  }
}

function reportUnreadable(error: unknown): void {
  if (!(error instanceof UnreadableDocument || error instanceof $ZodError)) throw error;
  // The message of a ZodError may contain values.
  const reason = error instanceof $ZodError ? fieldsOf(error) : error.message;
  logger.error('Skipped an unreadable document', { reason });
}

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

type Fields = Readonly<Record<string, unknown>>;

/**
 * Stores the repaired form of texts from direct writes, because security rules cannot check if two names look alike.
 * @param fields fields in the event, so that a document without errors costs no read
 * @param limits maximum length by field name
 */
export async function repairTexts(
  path: string,
  fields: Fields | null,
  limits: Readonly<Record<string, number>>,
): Promise<void> {
  if (Object.keys(repairsOf(fields ?? {}, limits)).length === 0) return;
  await deriveUntilStable(async (transaction) => {
    const reference = firestore.doc(path);
    const repairs = repairsOf((await transaction.get(reference)).data() ?? {}, limits);
    if (Object.keys(repairs).length > 0) transaction.update(reference, repairs);
  });
}

function repairsOf(fields: Fields, limits: Readonly<Record<string, number>>): Record<string, string> {
  const repairs = Object.entries(limits).flatMap(([name, max]) => {
    const text = fields[name];
    const repaired = typeof text === 'string' ? repairedText(text, max) : text;
    return typeof repaired === 'string' && repaired !== text ? [[name, repaired] as const] : [];
  });
  return Object.fromEntries(repairs);
}

import { DOCUMENTS, type DocumentKind } from '@fives/domain';
import * as z from 'zod/mini';

/** A name that no document has. */
const UNKNOWN = 'somethingElse';

/** The names of the fields of each kind of document, as it is stored. */
const DOCUMENT_FIELDS: readonly string[][] = Object.values<DocumentKind>(DOCUMENTS).map(
  ({ schema, idField }) =>
    Object.keys(schema instanceof z.ZodMiniObject ? schema.shape : {}).filter((field) => field !== idField),
);

/** Fields that documents like those with all of `fields` have beside them, and one that none has. */
export function fieldsBeside(fields: readonly string[]): string[] {
  const documents = DOCUMENT_FIELDS.filter((of) => fields.every((field) => of.includes(field)));
  const beside = new Set([...documents.flat(), UNKNOWN]);
  return [...beside].filter((field) => !fields.includes(field));
}

/** Whether all of `words` are fields of one kind of document. */
export function areFields(words: readonly string[]): boolean {
  return DOCUMENT_FIELDS.some((of) => words.every((word) => of.includes(word)));
}

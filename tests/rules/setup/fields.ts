import { DOCUMENTS, type DocumentKind } from '@fives/domain';
import * as z from 'zod/mini';

const UNKNOWN = 'somethingElse';

const DOCUMENT_FIELDS: readonly string[][] = Object.values<DocumentKind>(DOCUMENTS).map(
  ({ schema, idField }) =>
    Object.keys(schema instanceof z.ZodMiniObject ? schema.shape : {}).filter((field) => field !== idField),
);

export function fieldsBeside(fields: readonly string[]): string[] {
  const documents = DOCUMENT_FIELDS.filter((of) => fields.every((field) => of.includes(field)));
  const beside = new Set([...documents.flat(), UNKNOWN]);
  return [...beside].filter((field) => !fields.includes(field));
}

export function areFields(words: readonly string[]): boolean {
  return DOCUMENT_FIELDS.some((of) => words.every((word) => of.includes(word)));
}

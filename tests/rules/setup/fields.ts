import { DOCUMENTS, type DocumentKind } from '@fives/domain';
import * as z from 'zod/mini';

const UNKNOWN_FIELD = 'somethingElse';

const DOCUMENT_FIELDS: readonly string[][] = Object.values<DocumentKind>(DOCUMENTS).map(
  ({ schema, idField }) =>
    Object.keys(schema instanceof z.ZodMiniObject ? schema.shape : {}).filter((field) => field !== idField),
);

/** Finds the documents that have all of `fields`. Returns the other fields of these documents, and one unknown field. */
export function fieldsExcept(fields: readonly string[]): string[] {
  const documents = DOCUMENT_FIELDS.filter((documentFields) =>
    fields.every((field) => documentFields.includes(field)),
  );
  const candidates = new Set([...documents.flat(), UNKNOWN_FIELD]);
  return [...candidates].filter((field) => !fields.includes(field));
}

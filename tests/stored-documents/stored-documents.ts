import { readFileSync } from 'node:fs';
import { DOCUMENTS, type DocumentKind } from '@fives/domain';

export type Fields = Record<string, unknown>;

/** Documents of every kind by path. */
export const STORED_DOCUMENTS = JSON.parse(
  readFileSync(new URL('documents.json', import.meta.url), 'utf8'),
  (_, value: unknown) => (isStoredDate(value) ? new Date(value.$date) : value),
) as Readonly<Record<string, Fields>>;

export function kindOf(path: string): DocumentKind {
  const kind = Object.values<DocumentKind>(DOCUMENTS).find((each) =>
    new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (kind === undefined) throw new Error(`No document kind for ${path}`);
  return kind;
}

export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isStoredDate(value: unknown): value is { readonly $date: string } {
  return typeof value === 'object' && value !== null && '$date' in value;
}

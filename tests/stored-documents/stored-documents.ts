import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENTS, type DocumentKind } from '@fives/domain';

export type Fields = Record<string, unknown>;

export type StoredDocuments = Readonly<Record<string, Fields>>;

const here = new URL('./', import.meta.url);

/** File names of all versions, oldest first. Their content never changes, because real games have such documents. */
export const VERSIONS: readonly string[] = readdirSync(here)
  .filter((name) => name.endsWith('.json'))
  .toSorted((a, b) => numberOf(a) - numberOf(b));

function numberOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0]);
}

export function documentsOf(version: string): StoredDocuments {
  return JSON.parse(readFileSync(new URL(version, here), 'utf8'), (_, value: unknown) =>
    isStoredDate(value) ? new Date(value.$date) : value,
  ) as StoredDocuments;
}

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

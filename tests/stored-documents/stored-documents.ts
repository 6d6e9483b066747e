import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENTS, type DocumentKind } from '@fives/domain';

export type Fields = Record<string, unknown>;

/** A version's documents as it wrote them, by their paths. */
export type StoredDocuments = Readonly<Record<string, Fields>>;

const here = new URL('./', import.meta.url);

/** The files of all versions, the oldest first. What is in them is never changed: groups have such documents. */
export const VERSIONS: readonly string[] = readdirSync(here)
  .filter((name) => name.endsWith('.json'))
  .toSorted((a, b) => numberOf(a) - numberOf(b));

/** Version 10 comes after version 9, other than by letters. */
function numberOf(version: string): number {
  return Number(/\d+/.exec(version)?.[0]);
}

/** Reads the documents of a version. Moments are kept as `{"$date": "…"}`. */
export function documentsOf(version: string): StoredDocuments {
  return JSON.parse(readFileSync(new URL(version, here), 'utf8'), (_, value: unknown) =>
    isMoment(value) ? new Date(value.$date) : value,
  ) as StoredDocuments;
}

/** The kind of the document at a path. */
export function kindOf(path: string): DocumentKind {
  const kind = Object.values<DocumentKind>(DOCUMENTS).find((each) =>
    new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (kind === undefined) throw new Error(`Nobody reads ${path}`);
  return kind;
}

/** The last part of a path. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isMoment(value: unknown): value is { readonly $date: string } {
  return typeof value === 'object' && value !== null && '$date' in value;
}

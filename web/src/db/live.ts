import { type DocumentKind, readDocument } from '@fives/domain';
import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from 'firebase/firestore';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod/mini';
import { reuseEqualParts } from '../lib/reuse-equal-parts.ts';
import { useUid } from '../session/session.ts';

export type Live<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | {
      readonly status: 'success';
      readonly data: T;
      readonly fromCache: boolean;
      /** True while a change in `data` has not reached the server. */
      readonly isPending: boolean;
    };

/** Has no `fromCache` and `isPending`, because several documents may be combined. */
export type CombinedLive<T> =
  | Exclude<Live<T>, { readonly status: 'success' }>
  | { readonly status: 'success'; readonly data: T };

/** Returns null without data. */
export function dataOf<T>(live: CombinedLive<T>): T | null {
  return live.status === 'success' ? live.data : null;
}

/** Combines a document with data that depends on the document. */
export function withData<A, B, C>(
  live: CombinedLive<A | null>,
  other: CombinedLive<B>,
  combine: (data: A, other: B) => C,
): CombinedLive<C | null> {
  if (live.status !== 'success') return live;
  if (live.data === null) return { status: 'success', data: null };
  return other.status === 'success' ? { status: 'success', data: combine(live.data, other.data) } : other;
}

export const LOADING = { status: 'loading' } as const;

type Fields = Record<string, unknown>;

/** Watches one document. `data` is null if the document does not exist. With a null `path`, stays loading. */
export function useLiveDoc<T>(path: string | null, parse: (fields: Fields, id: string) => T) {
  const db = useFirestore();
  return useListener<Live<T | null>>(path, (show) => path && watchDoc(db, path, parse, show)) ?? LOADING;
}

/** Returns a hook that watches a document of one kind. With an id that is null, the hook stays loading. */
export function liveDocOf<S extends z.ZodMiniType, I extends readonly unknown[]>(
  kind: DocumentKind<S>,
  pathOf: (...ids: I) => string,
) {
  const read = readerOf(kind);
  return function useDoc(...ids: { [At in keyof I]: I[At] | null }) {
    const path = ids.includes(null) ? null : pathOf(...(ids as unknown as I));
    return useLiveDoc(path, read);
  };
}

/**
 * Watches several documents.
 * @returns documents by path. `data` is null if the document does not exist. Omits documents that are loading.
 */
export function useLiveDocs<T>(
  paths: readonly string[],
  parse: (fields: Fields, id: string, path: string) => T,
): LiveDocs<T> {
  const db = useFirestore();
  const docs = useListener<LiveDocs<T>>(paths.join('|'), (show) => {
    let seen: LiveDocs<T> = {};
    const unsubscribes = paths.map((path) =>
      watchDoc<T>(
        db,
        path,
        (fields, id) => parse(fields, id, path),
        (live) => {
          seen = { ...seen, [path]: live };
          show(seen);
        },
      ),
    );
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  });
  return docs ?? {};
}

type LiveDocs<T> = Readonly<Record<string, Live<T | null>>>;

function watchDoc<T>(
  db: Firestore,
  path: string,
  parse: (fields: Fields, id: string) => T,
  show: (live: Live<T | null>) => void,
) {
  const read = (found: DocumentSnapshot) => (found.exists() ? parse(toFields(found), found.id) : null);
  return onSnapshot(
    doc(db, path),
    { includeMetadataChanges: true },
    (snapshot) => show(toLive(snapshot, read)),
    (error) => show(toFailure(error)),
  );
}

export function useLiveQuery<T>(
  key: string | null,
  query: Query | null,
  parse: (fields: Fields, id: string, isPending: boolean) => T,
): Live<T[]> {
  const read = ({ docs }: QuerySnapshot) =>
    docs.flatMap((found) => {
      // Omits a document that cannot be parsed, so that the others still show.
      try {
        return [parse(toFields(found), found.id, found.metadata.hasPendingWrites)];
      } catch (error) {
        toLoggedError(error);
        return [];
      }
    });
  const live = useListener<Live<T[]>>(
    key,
    (show) =>
      query &&
      onSnapshot(
        query,
        { includeMetadataChanges: true },
        (snapshot) => show(toLive(snapshot, read)),
        (error) => show(toFailure(error)),
      ),
  );
  return live ?? LOADING;
}

export function readerOf<S extends z.ZodMiniType>(kind: DocumentKind<S>) {
  return (fields: Fields, id: string): z.output<S> => readDocument(kind, fields, id);
}

/**
 * Keeps one subscription per key and signed-in uid, because read access depends on the uid. Equal parts of a new value
 * keep their identity, so that unchanged components do not render again.
 * @returns the last value. Null before the first one, and for a null `key`
 */
function useListener<V>(
  key: string | null,
  subscribe: (show: (value: V) => void) => (() => void) | '' | null,
): V | null {
  const uid = useUid();
  const watched = key === null ? null : `${uid ?? ''}|${key}`;
  const [seen, setSeen] = useState<{ watched: string | null; value: V | null }>({
    watched: null,
    value: null,
  });

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = seen.value !== null;
  }, [seen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watched` identifies the subscription, and the function is new at each render.
  useEffect(() => {
    const show = (value: V) => {
      const update = () => setSeen((before) => reuseEqualParts(before, { watched, value }));
      // The first data draws a whole screen, so a transition splits the work into short tasks. A change shows at once.
      if (isShown.current) update();
      else startTransition(update);
    };
    return subscribe(show) || undefined;
  }, [watched]);

  return watched !== null && seen.watched === watched ? seen.value : null;
}

function toLive<T, Snapshot extends DocumentSnapshot | QuerySnapshot>(
  snapshot: Snapshot,
  read: (snapshot: Snapshot) => T,
): Live<T> {
  try {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    return { status: 'success', data: read(snapshot), fromCache, isPending: hasPendingWrites };
  } catch (error) {
    return toFailure(error);
  }
}

function toFailure(error: unknown) {
  return { status: 'error', error: toLoggedError(error) } as const;
}

function toLoggedError(error: unknown): Error {
  console.error(error);
  return error instanceof Error ? error : new Error(String(error));
}

/** Converts timestamps to dates. A pending server timestamp becomes the device's estimate. */
function toFields(snapshot: DocumentSnapshot): Fields {
  return toDates(snapshot.data({ serverTimestamps: 'estimate' })) as Fields;
}

function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toDates(inner)]));
}

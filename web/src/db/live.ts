import { type DocumentKind, readDocument } from '@fives/domain';
import {
  type DocumentSnapshot,
  doc,
  type FirestoreError,
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

export const LOADING = { status: 'loading' } as const;

type Fields = Record<string, unknown>;

/** Watches one document. `data` is null if the document does not exist. With a null `path`, stays loading. */
export function useLiveDoc<T>(path: string | null, parse: (fields: Fields, id: string) => T) {
  const db = useFirestore();
  const reference = path === null ? null : doc(db, path);
  return useLive<T | null, DocumentSnapshot>(
    path,
    (next, fail) => reference && onSnapshot(reference, { includeMetadataChanges: true }, next, fail),
    (snapshot) => (snapshot.exists() ? parse(toFields(snapshot), snapshot.id) : null),
  );
}

/**
 * Watches several documents.
 * @returns documents by path, or null for a document that does not exist. Omits unreadable documents.
 */
export function useLiveDocs<T>(
  paths: readonly string[],
  parse: (fields: Fields, path: string) => T,
): ReadonlyMap<string, T | null> {
  const db = useFirestore();
  const [seen, setSeen] = useState<ReadonlyMap<string, T | null>>(new Map());
  const watched = `${useUid() ?? ''}|${paths.join('|')}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watched` identifies the paths.
  useEffect(() => {
    setSeen(new Map());
    const show = (path: string, data: T | null) => setSeen((before) => new Map(before).set(path, data));
    const unsubscribes = paths.map((path) =>
      onSnapshot(
        doc(db, path),
        (found) => show(path, found.exists() ? parse(toFields(found), path) : null),
        toLoggedError,
      ),
    );
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [watched]);

  return seen;
}

export function useLiveQuery<T>(
  key: string | null,
  query: Query | null,
  parse: (fields: Fields, id: string, isPending: boolean) => T,
) {
  return useLive<T[], QuerySnapshot>(
    key,
    (next, fail) => query && onSnapshot(query, { includeMetadataChanges: true }, next, fail),
    (snapshot) =>
      snapshot.docs.flatMap((found) => {
        // Omits a document that cannot be parsed, so that the others still show.
        try {
          return [parse(toFields(found), found.id, found.metadata.hasPendingWrites)];
        } catch (error) {
          toLoggedError(error);
          return [];
        }
      }),
  );
}

export function readerOf<S extends z.ZodMiniType>(kind: DocumentKind<S>) {
  return (fields: Fields, id: string): z.output<S> => readDocument(kind, fields, id);
}

type Subscribe<Snapshot> = (
  next: (snapshot: Snapshot) => void,
  fail: (error: FirestoreError) => void,
) => (() => void) | null;

/**
 * Keeps one listener per key and signed-in uid, because read access depends on the uid. Equal parts of a new snapshot
 * keep their identity, so that unchanged components do not render again.
 */
function useLive<T, Snapshot extends DocumentSnapshot | QuerySnapshot>(
  key: string | null,
  subscribe: Subscribe<Snapshot>,
  read: (snapshot: Snapshot) => T,
): Live<T> {
  const uid = useUid();
  const watched = key === null ? null : `${uid ?? ''}|${key}`;
  const [seen, setSeen] = useState<{ watched: string | null; live: Live<T> }>({
    watched: null,
    live: LOADING,
  });

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = seen.live.status !== 'loading';
  }, [seen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `watched` identifies the subscription, and the functions are new at each render.
  useEffect(() => {
    const show = (live: Live<T>) => {
      const update = () => setSeen((before) => reuseEqualParts(before, { watched, live }));
      // The first data draws a whole screen, so a transition splits the work into short tasks. A change shows at once.
      if (isShown.current) update();
      else startTransition(update);
    };
    const fail = (error: FirestoreError) => show({ status: 'error', error: toLoggedError(error) });
    return subscribe((snapshot) => show(toLive(snapshot, read)), fail) ?? undefined;
  }, [watched]);

  return seen.watched === watched && watched !== null ? seen.live : LOADING;
}

function toLive<T, Snapshot extends DocumentSnapshot | QuerySnapshot>(
  snapshot: Snapshot,
  read: (snapshot: Snapshot) => T,
): Live<T> {
  try {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    return { status: 'success', data: read(snapshot), fromCache, isPending: hasPendingWrites };
  } catch (error) {
    return { status: 'error', error: toLoggedError(error) };
  }
}

function toLoggedError(error: unknown): Error {
  console.error(error);
  return error instanceof Error ? error : new Error(String(error));
}

/** Converts timestamps to dates. A pending server timestamp becomes the device's estimate. */
export function toFields(snapshot: DocumentSnapshot): Fields {
  return toDates(snapshot.data({ serverTimestamps: 'estimate' })) as Fields;
}

function toDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toDates(inner)]));
}

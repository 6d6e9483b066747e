import {
  type Actor,
  actorIn,
  cleanText,
  DOCUMENTS,
  decideOrThrow,
  entryUids,
  type GameInstance,
  type GiId,
  importedPlayers,
  type LineUpState,
  lineUp,
  MIN_PAUSE_MS,
  type PlayerInstanceState,
  paths,
  type ReplyChange,
  reply,
  type TeamMoves,
  type Uid,
} from '@fives/domain';
import {
  collection,
  type DocumentReference,
  doc,
  documentId,
  getDoc,
  getDocFromCache,
  type Query,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { useOnline } from '../hooks/use-environment.ts';
import { firestore } from './firestore.ts';
import {
  type LivePlayerInstance,
  showOptimistically,
  useGivenReplies,
  waitForGivenReply,
} from './given-replies.ts';
import { type Live, LOADING, liveDocOf, readerOf, useLiveQuery } from './live.ts';
import { changeFields, waitForServer, withServerTimestamp } from './writes.ts';

const read = readerOf(DOCUMENTS.playerInstance);

/**
 * Watches all player instances of an instance. While online, stays loading until all `memberUids` are known, because
 * the home screen caches only the viewer's player instance.
 * @param giId null watches nothing, because reading requires a sign-in
 */
export function usePlayerInstances(giId: GiId | null, memberUids: readonly Uid[] = []) {
  const db = useFirestore();
  const isOnline = useOnline();
  const everyone = giId === null ? null : query(collection(db, paths.playerInstances(giId)));
  const live = usePlayerInstancesQuery(giId, giId && paths.playerInstances(giId), everyone);
  const isIncomplete = live.status === 'success' && !knowsEveryone(live, memberUids);
  return isIncomplete && isOnline ? LOADING : live;
}

/**
 * Watches the people of an instance. An imported instance contains its people, so they need no listener.
 * @param giId null watches nothing
 * @param instance null while loading
 */
export function usePeople(giId: GiId | null, instance: GameInstance | null): Live<LivePlayerInstance[]> {
  const imported = useMemo(() => instance && toImportedPeople(instance), [instance]);
  const live = usePlayerInstances(imported ? null : giId, instance ? entryUids(instance) : []);
  return imported ?? live;
}

function toImportedPeople(instance: GameInstance): Live<LivePlayerInstance[]> | null {
  const players = importedPlayers(instance);
  if (players === null) return null;
  const data = players.map((player) => ({ ...player, isPending: false }));
  return { status: 'success', data, fromCache: false, isPending: false };
}

export function knowsEveryone(
  { data, fromCache }: Extract<Live<LivePlayerInstance[]>, { status: 'success' }>,
  memberUids: readonly Uid[],
): boolean {
  const uids = new Set(data.map(({ uid }) => uid));
  return !fromCache || memberUids.every((uid) => uids.has(uid));
}

export function useOwnPlayerInstance(giId: GiId, uid: Uid) {
  const own = query(collection(useFirestore(), paths.playerInstances(giId)), where(documentId(), '==', uid));
  return usePlayerInstancesQuery(giId, paths.playerInstance(giId, uid), own);
}

function usePlayerInstancesQuery(giId: GiId | null, key: string | null, entriesQuery: Query | null) {
  const live = useLiveQuery<LivePlayerInstance>(key, entriesQuery, (fields, id, isPending) => ({
    ...read(fields, id),
    isPending,
  }));
  return useGivenReplies(giId, live);
}

export const usePlayerInstance = liveDocOf(DOCUMENTS.playerInstance, paths.playerInstance);

export async function saveReply(
  state: PlayerInstanceState & { readonly instance: { readonly id: string } },
  actor: Actor,
  change: ReplyChange,
): Promise<void> {
  // The API cleans names, but this write does not use the API.
  const name = change.name === undefined ? undefined : cleanText(change.name);
  const now = new Date();
  const fields = decideOrThrow(reply, state, actorIn(state.instance.game, actor), { ...change, name }, now);
  if (Object.keys(fields).length === 0) return;
  const stored = withServerTimestamp(fields, now);
  const path = paths.playerInstance(state.instance.id, state.uid);
  const reference = doc(firestore, path);
  const response =
    state.playerInstance === null
      ? setDoc(reference, stored)
      : writeLastReply(reference, change, () => updateDoc(reference, stored));
  const given = { ...fields, uid: state.uid, status: change.status };
  await waitForServer(actor.uid, { [path]: stored }, showOptimistically(path, given, response));
}

/** Maximum time in ms that a dialog waits for the server's response to a reply. */
const MAX_WAIT_MS = 300;

/**
 * Waits until a reply is in the cache, and the server has responded or {@link MAX_WAIT_MS} has passed. Never rejects.
 */
export async function waitForReplySaved(giId: GiId, uid: Uid): Promise<void> {
  const path = paths.playerInstance(giId, uid);
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const cached = getDocFromCache(doc(firestore, path)).catch(() => null);
  await Promise.all([cached, Promise.race([waitForGivenReply(path), timeout])]);
}

const lastReplies = new Map<string, symbol>();

const RETRIES = 2;

/**
 * Updates a reply. Retries a refused update only if no later reply replaced it. Replies given offline arrive together,
 * and the rules refuse replies less than `MIN_PAUSE_MS` apart.
 */
async function writeLastReply(
  reference: DocumentReference,
  { status, condition }: ReplyChange,
  write: () => Promise<void>,
): Promise<void> {
  const reply = Symbol(status);
  lastReplies.set(reference.path, reply);
  for (let retries = RETRIES; ; retries--) {
    try {
      return await write();
    } catch (error) {
      if (lastReplies.get(reference.path) !== reply) return;
      if (retries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, MIN_PAUSE_MS));
      if (condition === undefined && (await getDoc(reference)).get('status') === status) return;
    }
  }
}

export async function saveLineUp(
  state: LineUpState & { readonly instance: { readonly id: string } },
  actor: Actor,
  moves: TeamMoves,
): Promise<void> {
  const now = new Date();
  const writes = Object.fromEntries(
    [...decideOrThrow(lineUp, state, actor, moves, now)].map(([uid, fields]) => [
      paths.playerInstance(state.instance.id, uid),
      withServerTimestamp(fields, now),
    ]),
  );
  await changeFields(actor.uid, writes);
}

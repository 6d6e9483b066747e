import {
  type Actor,
  actorIn,
  cleanText,
  DOCUMENTS,
  decideOrThrow,
  type GiId,
  type LineUpState,
  lineUp,
  MIN_PAUSE_MS,
  type PlayerInstance,
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
  writeBatch,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { useOnline } from '../hooks/use-online.ts';
import { toStored } from './decisions.ts';
import { firestore } from './firestore.ts';
import { type LivePlayerInstance, shownAtOnce, useGivenReplies, waitForGivenReply } from './given-replies.ts';
import { type Live, LOADING, readerOf, useLiveDoc, useLiveQuery } from './live.ts';
import { waitForServer } from './unanswered-writes.ts';

const read = readerOf(DOCUMENTS.playerInstance);

/**
 * Watches everyone who has a place in an instance. A device may know some of them alone, as the home screen watches the
 * viewer's own place: then they count as being on their way, but where there is no network to bring the others.
 * @param giId needs somebody signed in, so a null id watches nothing
 * @param memberUids who has a place, as far as the instance has said
 */
export function usePlayerInstances(giId: GiId | null, memberUids: readonly Uid[] = []) {
  const db = useFirestore();
  const isOnline = useOnline();
  const everyone = giId === null ? null : query(collection(db, paths.playerInstances(giId)));
  const live = usePlayerInstancesQuery(giId, giId && paths.playerInstances(giId), everyone);
  const isPart = live.status === 'success' && !knowsEveryone(live, memberUids);
  return isPart && isOnline ? LOADING : live;
}

/** Whether nobody who has a place is missing from what is known of them. */
export function knowsEveryone(
  { data, fromCache }: Extract<Live<LivePlayerInstance[]>, { status: 'success' }>,
  memberUids: readonly Uid[],
): boolean {
  const uids = new Set(data.map(({ uid }) => uid));
  return !fromCache || memberUids.every((uid) => uids.has(uid));
}

/** Watches one person's place in an instance, as a list of one, or of none where they have no place. */
export function useOwnPlayerInstance(giId: GiId, uid: Uid) {
  const own = query(collection(useFirestore(), paths.playerInstances(giId)), where(documentId(), '==', uid));
  return usePlayerInstancesQuery(giId, paths.playerInstance(giId, uid), own);
}

/** @param key says which query it is */
function usePlayerInstancesQuery(giId: GiId | null, key: string | null, entriesQuery: Query | null) {
  const live = useLiveQuery<LivePlayerInstance>(key, entriesQuery, (fields, id, isPending) => ({
    ...read(fields, id),
    isPending,
  }));
  return useGivenReplies(giId, live);
}

/** Watches a player instance, null if it does not exist. */
export function usePlayerInstance(giId: GiId, uid: Uid) {
  const db = useFirestore();
  return useLiveDoc<PlayerInstance>(doc(db, paths.playerInstance(giId, uid)), read);
}

/** Says yes or no, for oneself or, as the organiser, for somebody else: with a first reply comes a place. */
export async function saveReply(
  state: StoredPlayerInstanceState,
  actor: Actor,
  change: ReplyChange,
): Promise<void> {
  // The rules take a name as it is; so here it is made clean.
  const name = change.name === undefined ? undefined : cleanText(change.name);
  const now = new Date();
  const fields = decideOrThrow(reply, state, actorIn(state.instance.game, actor), { ...change, name }, now);
  if (Object.keys(fields).length === 0) return;
  const stored = toStored(fields, now);
  const path = paths.playerInstance(state.instance.id, state.uid);
  const reference = doc(firestore, path);
  const answer =
    state.playerInstance === null
      ? setDoc(reference, stored)
      : asLast(reference, change.status, () => updateDoc(reference, stored));
  const given = { ...fields, uid: state.uid, status: change.status };
  await waitForServer(actor.uid, { [path]: stored }, shownAtOnce(path, given, answer));
}

/** The longest that a dialog stays for the answer to the reply that was given in it: a moment, as without a network. */
const ANSWER_MS = 300;

/**
 * Waits until a reply that has just been given is kept on this device, and answered or a moment old. Never rejects: where
 * nothing can be kept, there is nothing to wait for.
 */
export async function waitForReplySaved(giId: GiId, uid: Uid): Promise<void> {
  const path = paths.playerInstance(giId, uid);
  const moment = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const kept = getDocFromCache(doc(firestore, path)).catch(() => null);
  await Promise.all([kept, Promise.race([waitForGivenReply(path), moment])]);
}

/** The last reply that was given on this page for each place, by its path. */
const lastReplies = new Map<string, symbol>();

const RETRIES = 2;

/**
 * Writes a reply in place of another. Several that were given offline arrive together, and the rules refuse those that
 * follow another so soon; so the last one is written again where it was refused, and the others do not matter.
 */
async function asLast(
  reference: DocumentReference,
  status: PlayerInstance['status'],
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
      if ((await getDoc(reference)).get('status') === status) return;
    }
  }
}

/** Moves people between the teams, all of them or none. */
export async function saveLineUp(state: LineUpOf, actor: Actor, moves: TeamMoves): Promise<void> {
  const now = new Date();
  const batch = writeBatch(firestore);
  const writes = Object.fromEntries(
    [...decideOrThrow(lineUp, state, actor, moves, now)].map(([uid, fields]) => [
      paths.playerInstance(state.instance.id, uid),
      toStored(fields, now),
    ]),
  );
  for (const [path, fields] of Object.entries(writes)) batch.update(doc(firestore, path), fields);
  await waitForServer(actor.uid, writes, batch.commit());
}

type StoredPlayerInstanceState = PlayerInstanceState & { readonly instance: { readonly id: string } };
type LineUpOf = LineUpState & { readonly instance: { readonly id: string } };

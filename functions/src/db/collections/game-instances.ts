import {
  DOCUMENTS,
  type GameId,
  type GameInstance,
  type GiId,
  INSTANCES_PER_PAGE,
  type PageCursor,
  paths,
  toCursor,
  type Uid,
} from '@fives/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { getAllFound, getDocument, parseAll, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';
import { PAGE_SIZE, type Page, pagesOfIds, type ReadPage } from '../pages.ts';

const parse = parserOf(DOCUMENTS.gameInstance);
const instances = () => firestore.collection(paths.gameInstances());
const ofGame = (gameId: GameId) => instances().where('gameId', '==', gameId);
const ofMember = (uid: Uid) => instances().where('memberUids', 'array-contains', uid);

/** An id for something to come, such as an instance: 20 random letters and digits, which nobody guesses. */
export function newGiId(): string {
  return instances().doc().id;
}

/** An instance; null where there is none. */
export async function findGameInstance(
  giId: GiId,
  transaction?: OptimisticTransaction,
): Promise<GameInstance | null> {
  return parse(await getDocument(firestore.doc(paths.gameInstance(giId)), transaction));
}

/** All instances of a game, newest start first. */
export async function findInstancesOfGame(gameId: GameId): Promise<GameInstance[]> {
  const found = await getAllFound(ofGame(gameId), parse);
  return found.toSorted((a, b) => b.startDateTime.getTime() - a.startDateTime.getTime());
}

/** A game's instance that came first; null where there is none. */
export async function findFirstOfGame(gameId: GameId): Promise<GameInstance | null> {
  const [first = null] = await getAllFound(ofGame(gameId).where('isFirstGame', '==', true).limit(1), parse);
  return first;
}

/** A game's instances that have not started by `now`: few, as a start is at most two years ahead. */
export function findUpcomingOfGame(
  gameId: GameId,
  now: Date,
  transaction?: OptimisticTransaction,
): Promise<GameInstance[]> {
  const upcoming = ofGame(gameId).where('startDateTime', '>', now).orderBy('startDateTime', 'desc');
  return getAllFound(upcoming, parse, transaction);
}

/** Instances, the newest start first, and the cursor of those that come after them; null where none do. */
export interface InstancePage {
  readonly instances: readonly GameInstance[];
  readonly next: string | null;
}

/** A page of a game's instances: the first one, or the one that comes after `before`. */
export function findPageOfGame(gameId: GameId, before?: PageCursor): Promise<InstancePage> {
  return findPageIn(ofGame(gameId), before);
}

/** A page of the instances a person has a place in. */
export function findPageOfMember(uid: Uid, before?: PageCursor): Promise<InstancePage> {
  return findPageIn(ofMember(uid), before);
}

async function findPageIn(query: Query, before?: PageCursor): Promise<InstancePage> {
  const ordered = query.orderBy('startDateTime', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const cursor = before && [before.startDateTime, ...(before.giId === null ? [] : [before.giId])];
  let from = cursor ? ordered.startAfter(...cursor) : ordered;
  // A page without a readable instance has no cursor, so the next one is read at once.
  while (true) {
    const { docs } = await from.limit(INSTANCES_PER_PAGE + 1).get();
    const instances = parseAll(docs.slice(0, INSTANCES_PER_PAGE), parse);
    const last = instances.at(-1);
    const hasMore = docs.length > INSTANCES_PER_PAGE;
    if (last || !hasMore) return { instances, next: hasMore && last ? toCursor(last) : null };
    from = ordered.startAfter(docs[INSTANCES_PER_PAGE - 1]);
  }
}

/** The instance of a game with the latest start of those a person has a place in; null where they have none. */
export async function findNewestOfMember(gameId: GameId, uid: Uid): Promise<GameInstance | null> {
  const own = ofMember(uid).where('gameId', '==', gameId).orderBy('startDateTime', 'desc').limit(1);
  const [newest = null] = await getAllFound(own, parse);
  return newest;
}

/** Returns the instances of a game that at least one of the uids belongs to, newest start first. */
export function findInstancesOfAny(gameId: GameId, uids: readonly Uid[]): Promise<GameInstance[]> {
  const shared = ofGame(gameId).where('memberUids', 'array-contains-any', uids);
  return getAllFound(shared.orderBy('startDateTime', 'desc'), parse);
}

/** All instances a person has a place in, newest start first. */
export function findInstancesOfMember(uid: Uid): Promise<GameInstance[]> {
  return getAllFound(ofMember(uid).orderBy('startDateTime', 'desc'), parse);
}

/** The instances a person has a place in that start within a span, newest start first, up to `limit`. */
export function findInstancesOfMemberBetween(
  uid: Uid,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<GameInstance[]> {
  const between = ofMember(uid).where('startDateTime', '>=', from).where('startDateTime', '<', to);
  return getAllFound(between.orderBy('startDateTime', 'desc').limit(limit), parse);
}

/** Whether a person has a place in any instance of a game. */
export async function isMemberOfAny(gameId: GameId, uid: Uid): Promise<boolean> {
  return !(await ofMember(uid).where('gameId', '==', gameId).limit(1).get()).empty;
}

/** The id of a game's instance with the latest start; null where it has none. */
export async function findNewestOfGame(
  gameId: GameId,
  transaction: OptimisticTransaction,
): Promise<string | null> {
  const [newest] = await transaction.find(ofGame(gameId).orderBy('startDateTime', 'desc').limit(1));
  return newest?.id ?? null;
}

/** How many instances a game has: a read for each thousand. */
export async function countInstancesOfGame(gameId: GameId): Promise<number> {
  return (await ofGame(gameId).count().get()).data().count;
}

/** Pages through the ids of the instances of all games that start at a moment or later, the earliest first. */
export function pagesOfStartsSince(since: Date): AsyncGenerator<readonly string[]> {
  const field = 'startDateTime';
  return pagesOfIds(instances().where(field, '>=', since).orderBy(field), field);
}

/** Pages through the instances of a game. */
export function pagesOfGame(gameId: GameId): ReadPage<GameInstance> {
  return (after, transaction) => getPage(ofGame(gameId), after, transaction);
}

/** Pages through the instances a person has a place in. */
export function pagesOfMember(uid: Uid): ReadPage<GameInstance> {
  return (after, transaction) => getPage(ofMember(uid), after, transaction);
}

/** Stores an instance that was not there before. */
export function createGameInstance(
  transaction: OptimisticTransaction,
  { id, ...fields }: GameInstance,
): void {
  transaction.create(firestore.doc(paths.gameInstance(id)), fields);
}

/** Changes the fields that are named. */
export function updateGameInstance(
  transaction: OptimisticTransaction,
  giId: GiId,
  changes: Partial<Omit<GameInstance, 'id'>>,
): void {
  transaction.update(firestore.doc(paths.gameInstance(giId)), changes);
}

async function getPage(
  query: Query,
  after: string | null,
  transaction: OptimisticTransaction,
): Promise<Page<GameInstance>> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const page = await transaction.find(after === null ? ordered : ordered.startAfter(after));
  // By what is there, and not by what can be understood: one document less must not look like the end.
  const next = page.length === PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
  return { found: parseAll(page, parse), next };
}

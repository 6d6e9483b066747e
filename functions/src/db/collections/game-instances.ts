import {
  DOCUMENTS,
  type GameId,
  type GameInstance,
  INSTANCES_PER_PAGE,
  type PageCursor,
  paths,
  toCursor,
  type Uid,
} from '@fives/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { getAllFound, parseReadable } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import { PAGE_SIZE, type Page, pagesOfIds, type ReadPage } from '../pages.ts';
import type { Transaction } from '../transaction.ts';

const documents = documentsOf(DOCUMENTS.gameInstance, paths.gameInstance);
const { parse } = documents;
export const { find: findGameInstance, create: createGameInstance, update: updateGameInstance } = documents;

const instances = () => firestore.collection(paths.gameInstances());
const ofGame = (gameId: GameId) => instances().where('gameId', '==', gameId);
const ofMember = (uid: Uid) => instances().where('memberUids', 'array-contains', uid);

/** Returns 20 random letters and digits, which no one can guess. Also creates other random ids. */
export function newGiId(): string {
  return instances().doc().id;
}

export async function findInstancesOfGame(gameId: GameId): Promise<GameInstance[]> {
  const found = await getAllFound(ofGame(gameId), parse);
  return found.toSorted((a, b) => b.startDateTime.getTime() - a.startDateTime.getTime());
}

export async function findFirstOfGame(gameId: GameId): Promise<GameInstance | null> {
  const [first = null] = await getAllFound(ofGame(gameId).where('isFirstGame', '==', true).limit(1), parse);
  return first;
}

export function findUpcomingOfGame(
  gameId: GameId,
  now: Date,
  transaction?: Transaction,
): Promise<GameInstance[]> {
  const upcoming = ofGame(gameId).where('startDateTime', '>', now).orderBy('startDateTime', 'desc');
  return getAllFound(upcoming, parse, transaction);
}

/** Returns the instances that have started, newest first. */
export function findStartedOfGame(gameId: GameId, now: Date, limit: number): Promise<GameInstance[]> {
  const started = ofGame(gameId).where('startDateTime', '<=', now).orderBy('startDateTime', 'desc');
  return getAllFound(started.limit(limit), parse);
}

interface InstancePage {
  /** Newest start first. */
  readonly instances: readonly GameInstance[];
  /** Cursor of the next page, or null after the last page. */
  readonly next: string | null;
}

export function findPageOfGame(gameId: GameId, before?: PageCursor): Promise<InstancePage> {
  return findPageIn(ofGame(gameId), before);
}

export function findPageOfMember(uid: Uid, before?: PageCursor): Promise<InstancePage> {
  return findPageIn(ofMember(uid), before);
}

async function findPageIn(query: Query, before?: PageCursor): Promise<InstancePage> {
  const ordered = query.orderBy('startDateTime', 'desc').orderBy(FieldPath.documentId(), 'desc');
  const cursor = before && [before.startDateTime, ...(before.giId === null ? [] : [before.giId])];
  let from = cursor ? ordered.startAfter(...cursor) : ordered;
  // Reads the next page at once if no instance is readable, because the page has no cursor then.
  while (true) {
    const { docs } = await from.limit(INSTANCES_PER_PAGE + 1).get();
    const instances = parseReadable(docs.slice(0, INSTANCES_PER_PAGE), parse);
    const last = instances.at(-1);
    const hasMore = docs.length > INSTANCES_PER_PAGE;
    if (last || !hasMore) return { instances, next: hasMore && last ? toCursor(last) : null };
    from = ordered.startAfter(docs[INSTANCES_PER_PAGE - 1]);
  }
}

export async function findNewestOfMember(gameId: GameId, uid: Uid): Promise<GameInstance | null> {
  const own = ofMember(uid).where('gameId', '==', gameId).orderBy('startDateTime', 'desc').limit(1);
  const [newest = null] = await getAllFound(own, parse);
  return newest;
}

export function findInstancesOfAny(gameId: GameId, uids: readonly Uid[]): Promise<GameInstance[]> {
  const shared = ofGame(gameId).where('memberUids', 'array-contains-any', uids);
  return getAllFound(shared.orderBy('startDateTime', 'desc'), parse);
}

export function findInstancesOfMember(uid: Uid): Promise<GameInstance[]> {
  return getAllFound(ofMember(uid).orderBy('startDateTime', 'desc'), parse);
}

export function findInstancesOfMemberBetween(
  uid: Uid,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<GameInstance[]> {
  const between = ofMember(uid).where('startDateTime', '>=', from).where('startDateTime', '<', to);
  return getAllFound(between.orderBy('startDateTime', 'desc').limit(limit), parse);
}

export async function isMemberOfAny(gameId: GameId, uid: Uid): Promise<boolean> {
  return !(await ofMember(uid).where('gameId', '==', gameId).limit(1).get()).empty;
}

/** Returns the id of the instance with the latest start, or null if the game has none. */
export async function findNewestOfGame(gameId: GameId, transaction: Transaction): Promise<string | null> {
  const newestFirst = ofGame(gameId).orderBy('startDateTime', 'desc');
  for (let count = 1; ; count *= 10) {
    const found = await transaction.find(newestFirst.limit(count));
    const newest = found.find((snapshot) => !snapshot.get('importId'));
    if (newest || found.length < count) return newest?.id ?? null;
  }
}

/** Costs one read per thousand instances. */
export async function countInstancesOfGame(gameId: GameId): Promise<number> {
  return (await ofGame(gameId).count().get()).data().count;
}

export function pagesOfInstancesSince(since: Date): AsyncGenerator<readonly string[]> {
  const field = 'startDateTime';
  return pagesOfIds(instances().where(field, '>=', since).orderBy(field), field);
}

export function pagesOfGame(gameId: GameId): ReadPage<GameInstance> {
  return (after, transaction) => getPage(ofGame(gameId), after, transaction);
}

export function pagesOfMember(uid: Uid): ReadPage<GameInstance> {
  return (after, transaction) => getPage(ofMember(uid), after, transaction);
}

export function deleteInstancesOfGame(gameId: GameId): Promise<void> {
  return deleteInstances(ofGame(gameId));
}

export function deleteInstancesOfImport(gameId: GameId, importId: string): Promise<void> {
  return deleteInstances(ofGame(gameId).where('importId', '==', importId));
}

/** Deletes instances with their subcollections and jobs. */
async function deleteInstances(query: Query): Promise<void> {
  const limited = query.limit(PAGE_SIZE);
  for (let page = await limited.get(); !page.empty; page = await limited.get()) {
    await Promise.all(page.docs.map(({ id }) => firestore.doc(paths.instanceJobsOf(id)).delete()));
    await Promise.all(page.docs.map(({ ref }) => firestore.recursiveDelete(ref)));
  }
}

async function getPage(
  query: Query,
  after: string | null,
  transaction: Transaction,
): Promise<Page<GameInstance>> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const page = await transaction.find(after === null ? ordered : ordered.startAfter(after));
  // Uses `page`, which includes unreadable documents, because a page with skipped documents is not the last one.
  const next = page.length === PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
  return { found: parseReadable(page, parse), next };
}

import { DOCUMENTS, type GameId, type GameImport, paths, type Uid } from '@fives/domain';
import { getAllFound, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.gameImport);

export function findGameImport(gameId: GameId, id: string, transaction?: Transaction) {
  return getFound(firestore.doc(paths.import(gameId, id)), parse, transaction);
}

/** Returns the imports of a game, newest first. */
export function findGameImports(gameId: GameId, transaction?: Transaction): Promise<GameImport[]> {
  const newestFirst = firestore.collection(paths.imports(gameId)).orderBy('createdAt', 'desc');
  return getAllFound(newestFirst, parse, transaction);
}

/** Replaces the organiser `uid` with `formerUid` in every import by this organiser. */
export async function replaceImporter(uid: Uid, formerUid: Uid): Promise<void> {
  const { docs } = await firestore.collectionGroup('imports').where('by', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ by: formerUid })));
}

export function createGameImport(
  transaction: Transaction,
  gameId: GameId,
  { id, ...fields }: GameImport,
): void {
  transaction.create(firestore.doc(paths.import(gameId, id)), fields);
}

export function updateGameImport(
  transaction: Transaction,
  gameId: GameId,
  id: string,
  changes: Partial<Omit<GameImport, 'id'>>,
): void {
  transaction.update(firestore.doc(paths.import(gameId, id)), changes);
}

export function deleteGameImport(gameId: GameId, id: string) {
  return firestore.doc(paths.import(gameId, id)).delete();
}

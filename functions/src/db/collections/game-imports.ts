import { DOCUMENTS, type GameId, type GameImport, paths, type Uid } from '@fives/domain';
import { getAllFound } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const imports = documentsOf(DOCUMENTS.gameImport, paths.import);
export const { find: findGameImport, create: createGameImport, update: updateGameImport } = imports;

/** Returns the imports of a game, newest first. */
export function findGameImports(gameId: GameId, transaction?: Transaction): Promise<GameImport[]> {
  const newestFirst = firestore.collection(paths.imports(gameId)).orderBy('createdAt', 'desc');
  return getAllFound(newestFirst, imports.parse, transaction);
}

/** Replaces the organiser `uid` with `formerUid` in every import by this organiser. */
export async function replaceImporter(uid: Uid, formerUid: Uid): Promise<void> {
  const { docs } = await firestore.collectionGroup('imports').where('by', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ by: formerUid })));
}

export function deleteGameImport(gameId: GameId, id: string) {
  return imports.at(gameId, id).delete();
}

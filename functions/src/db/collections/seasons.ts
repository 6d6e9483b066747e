import { DOCUMENTS, type GameId, paths, type Season } from '@fives/domain';
import { getAllFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.season);

export function newSeasonId(gameId: GameId): string {
  return firestore.collection(paths.seasons(gameId)).doc().id;
}

export function findSeasons(gameId: GameId, transaction?: OptimisticTransaction): Promise<Season[]> {
  return getAllFound(firestore.collection(paths.seasons(gameId)).orderBy('from'), parse, transaction);
}

export function updateSeasonName(
  transaction: OptimisticTransaction,
  gameId: GameId,
  { id, name }: Pick<Season, 'id' | 'name'>,
): void {
  transaction.update(firestore.doc(paths.season(gameId, id)), { name });
}

export function createSeason(
  transaction: OptimisticTransaction,
  gameId: GameId,
  { id, ...season }: Season,
): void {
  transaction.create(firestore.doc(paths.season(gameId, id)), season);
}

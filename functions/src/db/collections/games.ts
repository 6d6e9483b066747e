import { DOCUMENTS, type Game, type GameId, paths, type Season, type Uid } from '@fives/domain';
import { FieldPath } from 'firebase-admin/firestore';
import { getAllFound, getDocuments, getFound, parseReadable, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { pagesOfDueIn, pagesOfIds } from '../pages.ts';
import type { Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.game);
const games = () => firestore.collection(paths.games());

export function newGameId(): string {
  return games().doc().id;
}

export function findGame(gameId: GameId, transaction?: Transaction): Promise<Game | null> {
  return getFound(firestore.doc(paths.game(gameId)), parse, transaction);
}

export async function findGameByJoinKey(joinKey: string): Promise<Game | null> {
  const [game = null] = await getAllFound(games().where('joinKey', '==', joinKey).limit(1), parse);
  return game;
}

export async function findGames(gameIds: readonly string[]): Promise<Game[]> {
  return parseReadable(await getDocuments(gameIds.map((gameId) => firestore.doc(paths.game(gameId)))), parse);
}

export function findGamesOf(uid: Uid): Promise<Game[]> {
  return getAllFound(games().where('memberUids', 'array-contains', uid), parse);
}

export function findGamesOfAlias(uid: Uid): Promise<Game[]> {
  return getAllFound(games().where(new FieldPath('aliases', uid), '>', ''), parse);
}

export function findGamesThatRemoved(uid: Uid): Promise<Game[]> {
  return getAllFound(games().where(new FieldPath('removed', uid), '>=', ''), parse);
}

export function pagesOfGames(): AsyncGenerator<readonly string[]> {
  return pagesOfIds(games());
}

export function pagesOfDailyStatsDue(now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(games(), 'dailyStatDueAt', now);
}

export function createGame(transaction: Transaction, { id, ...fields }: Game): void {
  transaction.create(firestore.doc(paths.game(id)), fields);
}

export function updateGame(
  transaction: Transaction,
  gameId: GameId,
  changes: Partial<Omit<Game, 'id'>>,
): void {
  transaction.update(firestore.doc(paths.game(gameId)), changes);
}

const parseSeason = parserOf(DOCUMENTS.season);

export function newSeasonId(gameId: GameId): string {
  return firestore.collection(paths.seasons(gameId)).doc().id;
}

export function findSeasons(gameId: GameId, transaction?: Transaction): Promise<Season[]> {
  return getAllFound(firestore.collection(paths.seasons(gameId)).orderBy('from'), parseSeason, transaction);
}

export function updateSeasonName(
  transaction: Transaction,
  gameId: GameId,
  { id, name }: Pick<Season, 'id' | 'name'>,
): void {
  transaction.update(firestore.doc(paths.season(gameId, id)), { name });
}

export function createSeason(transaction: Transaction, gameId: GameId, { id, ...season }: Season): void {
  transaction.create(firestore.doc(paths.season(gameId, id)), season);
}

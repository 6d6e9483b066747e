import { DOCUMENTS, type Game, type GameId, LONG_AGO, paths, type Season, type Uid } from '@fives/domain';
import { FieldPath } from 'firebase-admin/firestore';
import { getAllFound, getDocuments, parseReadable } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import { pagesOfDueIn, pagesOfIds } from '../pages.ts';
import type { Transaction } from '../transaction.ts';

const documents = documentsOf(DOCUMENTS.game, paths.game);
const { parse } = documents;
export const { find: findGame, create: createGame, update: updateGame, remove: deleteGame } = documents;

const games = () => firestore.collection(paths.games());

export function newGameId(): string {
  return games().doc().id;
}

export async function findGameByJoinKey(joinKey: string): Promise<Game | null> {
  const [game = null] = await getAllFound(games().where('joinKey', '==', joinKey).limit(1), parse);
  return game;
}

/** Also deletes the subcollections of a game whose document is missing. */
export function deleteGameTree(gameId: GameId): Promise<void> {
  return firestore.recursiveDelete(documents.at(gameId));
}

export async function findGames(gameIds: readonly string[]): Promise<Game[]> {
  return parseReadable(await getDocuments(gameIds.map(documents.at)), parse);
}

/** Returns the games of a member, and the games that the person has left. */
export async function findGamesOf(uid: Uid): Promise<Game[]> {
  const [own, left] = await Promise.all([
    getAllFound(games().where('memberUids', 'array-contains', uid), parse),
    getAllFound(games().where(new FieldPath('left', uid), '>', LONG_AGO), parse),
  ]);
  return [...own, ...left.filter(({ id }) => !own.some((game) => game.id === id))];
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

const seasons = documentsOf(DOCUMENTS.season, paths.season);
export const { create: createSeason, update: updateSeason } = seasons;

export function newSeasonId(gameId: GameId): string {
  return firestore.collection(paths.seasons(gameId)).doc().id;
}

export function findSeasons(gameId: GameId, transaction?: Transaction): Promise<Season[]> {
  return getAllFound(firestore.collection(paths.seasons(gameId)).orderBy('from'), seasons.parse, transaction);
}

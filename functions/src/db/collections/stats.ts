import { isDeepStrictEqual } from 'node:util';
import {
  DOCUMENTS,
  type GameId,
  type History,
  type HistoryPart,
  paths,
  type StatsTable,
} from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.statsHistory);

/** The open part of what a game remembers of its instances; null before it remembers any. */
export async function findHistory(
  gameId: GameId,
  transaction?: OptimisticTransaction,
): Promise<History | null> {
  return parse(await getDocument(firestore.doc(paths.statsHistory(gameId)), transaction));
}

/** Stores the open part of a game's history as a whole. */
export function saveHistory(transaction: OptimisticTransaction, gameId: GameId, open: History): void {
  transaction.replace(firestore.doc(paths.statsHistory(gameId)), open);
}

const parsePart = parserOf(DOCUMENTS.statsHistoryPart);

/** A closed part of a game's history; null where it is not there. */
export async function findHistoryPart(
  gameId: GameId,
  n: number,
  transaction?: OptimisticTransaction,
): Promise<HistoryPart | null> {
  return parsePart(await getDocument(firestore.doc(paths.statsHistoryPart(gameId, n)), transaction));
}

/**
 * Stores a closed part of a game's history. A correction in an older part changes but the standings that each later one
 * begins with; all of all parts would be more than the database takes in one message (10 MiB, its emulator 4 MiB).
 * @param stored the part as it was read; null where it is new
 */
export function saveHistoryPart(
  transaction: OptimisticTransaction,
  gameId: GameId,
  n: number,
  part: HistoryPart,
  stored: HistoryPart | null,
): void {
  const reference = firestore.doc(paths.statsHistoryPart(gameId, n));
  if (stored && isDeepStrictEqual(part.instances, stored.instances)) {
    transaction.update(reference, { before: part.before, seasonBefore: part.seasonBefore });
  } else transaction.replace(reference, part);
}

/** Takes a closed part away, which was read. */
export function deleteHistoryPart(transaction: OptimisticTransaction, gameId: GameId, n: number): void {
  transaction.delete(firestore.doc(paths.statsHistoryPart(gameId, n)));
}

const parseTable = parserOf(DOCUMENTS.statsTable);

/** A game's table, of all time or of one season; null where there is none yet. */
export async function findStatsTable(
  gameId: GameId,
  transaction?: OptimisticTransaction,
  seasonId: string | null = null,
): Promise<StatsTable | null> {
  return parseTable(await getDocument(tableOf(gameId, seasonId), transaction));
}

/** Stores a game's whole table, of all time or of one season. */
export function saveStatsTable(
  transaction: OptimisticTransaction,
  gameId: GameId,
  table: StatsTable,
  seasonId: string | null = null,
): void {
  transaction.replace(tableOf(gameId, seasonId), table);
}

function tableOf(gameId: GameId, seasonId: string | null) {
  return firestore.doc(seasonId === null ? paths.statsTable(gameId) : paths.seasonTable(gameId, seasonId));
}

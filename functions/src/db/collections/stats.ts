import { isDeepStrictEqual } from 'node:util';
import {
  DOCUMENTS,
  type GameId,
  type History,
  type HistoryPart,
  paths,
  type StatsTable,
} from '@fives/domain';
import { getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.statsHistory);

/** Returns the open part of a game's history, or null before the first instance. */
export function findHistory(gameId: GameId, transaction?: Transaction): Promise<History | null> {
  return getFound(firestore.doc(paths.statsHistory(gameId)), parse, transaction);
}

export function saveHistory(transaction: Transaction, gameId: GameId, open: History): void {
  transaction.replace(firestore.doc(paths.statsHistory(gameId)), open);
}

const parsePart = parserOf(DOCUMENTS.statsHistoryPart);

export function findHistoryPart(gameId: GameId, n: number, transaction?: Transaction) {
  return getFound(firestore.doc(paths.statsHistoryPart(gameId, n)), parsePart, transaction);
}

/**
 * Stores a closed part of a game's history. Writes only the standings if the instances are unchanged, because a request is
 * limited to 10 MiB (emulator 4 MiB).
 * @param stored the part before the change, or null if the part is new
 */
export function saveHistoryPart(
  transaction: Transaction,
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

export function deleteHistoryPart(transaction: Transaction, gameId: GameId, n: number): void {
  transaction.delete(firestore.doc(paths.statsHistoryPart(gameId, n)));
}

const parseTable = parserOf(DOCUMENTS.statsTable);

/** Returns the table of all seasons if `seasonId` is null. */
export function findStatsTable(
  gameId: GameId,
  transaction?: Transaction,
  seasonId: string | null = null,
): Promise<StatsTable | null> {
  return getFound(tableOf(gameId, seasonId), parseTable, transaction);
}

export function saveStatsTable(
  transaction: Transaction,
  gameId: GameId,
  table: StatsTable,
  seasonId: string | null = null,
): void {
  transaction.replace(tableOf(gameId, seasonId), table);
}

function tableOf(gameId: GameId, seasonId: string | null) {
  return firestore.doc(seasonId === null ? paths.statsTable(gameId) : paths.seasonTable(gameId, seasonId));
}

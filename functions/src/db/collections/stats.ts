import { isDeepStrictEqual } from 'node:util';
import { DOCUMENTS, type GameId, type HistoryPart, paths } from '@fives/domain';
import { documentsOf } from '../documents-of.ts';
import type { Transaction } from '../transaction.ts';

/** `findHistory` returns the open part of a game's history, or null before the first instance. */
export const { find: findHistory, replace: saveHistory } = documentsOf(
  DOCUMENTS.statsHistory,
  paths.statsHistory,
);

/** The table of all seasons has the season id null. */
export const { find: findStatsTable, replace: saveStatsTable } = documentsOf(
  DOCUMENTS.statsTable,
  (gameId: GameId, seasonId: string | null) =>
    seasonId === null ? paths.statsTable(gameId) : paths.seasonTable(gameId, seasonId),
);

const parts = documentsOf(DOCUMENTS.statsHistoryPart, paths.statsHistoryPart);
export const { find: findHistoryPart, remove: deleteHistoryPart } = parts;

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
  if (stored && isDeepStrictEqual(part.instances, stored.instances)) {
    parts.update(transaction, gameId, n, { before: part.before, seasonBefore: part.seasonBefore });
  } else parts.replace(transaction, gameId, n, part);
}

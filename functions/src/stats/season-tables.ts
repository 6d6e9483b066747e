import { isDeepStrictEqual } from 'node:util';
import {
  type Champion,
  championsOf,
  coversSeason,
  type Game,
  type History,
  type SeasonSpan,
  seasonSpans,
  seasonTable,
} from '@fives/domain';
import { updateGame } from '../db/collections/games.ts';
import { findStatsTable, saveStatsTable } from '../db/collections/stats.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/** Number of newest seasons that are always checked, because a new season takes results from the season before. */
const ALWAYS_CHECKED = 2;

/**
 * Stores season tables and champions that differ. Checks the newest two seasons, and older seasons if their results have
 * changed.
 * @param before history before the change, or null to check all seasons
 */
export async function storeSeasonTables(
  transaction: OptimisticTransaction,
  game: Game,
  { before, history }: { readonly before: History | null; readonly history: History },
  now: Date,
): Promise<void> {
  const spans = seasonSpans(game.seasons);
  const tableIn = (each: History | null, span: SeasonSpan) => each && seasonTable(each, span, game.points);
  const isChanged = (span: SeasonSpan) => !isDeepStrictEqual(tableIn(before, span), tableIn(history, span));
  const checked = spans.filter(
    (span, at) =>
      coversSeason(history, span) &&
      (before === null || at >= spans.length - ALWAYS_CHECKED || isChanged(span)),
  );
  const championEntries = await Promise.all(
    checked.map((span) => storeSeasonTable(transaction, game, span, history, now)),
  );
  const champions = { ...(before && game.champions), ...Object.fromEntries(championEntries.flat()) };
  if (!isDeepStrictEqual(champions, game.champions)) updateGame(transaction, game.id, { champions });
}

/** Returns the champions by season id. Empty if the season has no end yet. */
async function storeSeasonTable(
  transaction: OptimisticTransaction,
  game: Game,
  span: SeasonSpan,
  history: History,
  now: Date,
): Promise<[string, Champion[]][]> {
  const stored = await findStatsTable(game.id, transaction, span.id);
  const rows = seasonTable(history, span, game.points);
  if (!isDeepStrictEqual(rows, stored?.rows ?? {}))
    saveStatsTable(transaction, game.id, { rows, updatedAt: now }, span.id);
  return span.until === null ? [] : [[span.id, championsOf(rows)]];
}

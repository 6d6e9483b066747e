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

/** A new season takes results from the season before, so both are always checked. */
const ALWAYS_LOOKED_AT = 2;

/**
 * Updates season tables and champions if they differ. Checks the last two seasons, and others only if their results
 * changed.
 * @param known history before the change, or null to check all seasons
 */
export async function storeSeasonTables(
  transaction: OptimisticTransaction,
  game: Game,
  { known, history }: { readonly known: History | null; readonly history: History },
  now: Date,
): Promise<void> {
  const spans = seasonSpans(game.seasons);
  const tableIn = (each: History | null, span: SeasonSpan) => each && seasonTable(each, span, game.points);
  const isOther = (span: SeasonSpan) => !isDeepStrictEqual(tableIn(known, span), tableIn(history, span));
  const looked = spans.filter(
    (span, at) =>
      coversSeason(history, span) &&
      (known === null || at >= spans.length - ALWAYS_LOOKED_AT || isOther(span)),
  );
  const tops = await Promise.all(
    looked.map((span) => storeSeasonTable(transaction, game, span, history, now)),
  );
  const champions = { ...(known && game.champions), ...Object.fromEntries(tops.flat()) };
  if (!isDeepStrictEqual(champions, game.champions)) updateGame(transaction, game.id, { champions });
}

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

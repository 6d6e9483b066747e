import { isDeepStrictEqual } from 'node:util';
import {
  type Champion,
  championsOf,
  closeParts,
  coversSeason,
  EMPTY_HISTORY,
  type Game,
  type GameId,
  type History,
  type HistoryPart,
  joinParts,
  type SeasonSpan,
  type StatsTable,
  seasonSpans,
  seasonTable,
  statsTable,
  type Uid,
  withStartingTable,
} from '@fives/domain';
import { findGame, updateGame } from '../db/collections/games.ts';
import {
  deleteHistoryPart,
  findHistory,
  findHistoryPart,
  findStatsTable,
  saveHistory,
  saveHistoryPart,
  saveStatsTable,
} from '../db/collections/stats.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { storeDailyStatDue } from './daily-stat.ts';

interface StoredHistory {
  readonly open: History | null;
  readonly parts: readonly HistoryPart[];
  readonly history: History;
}

type NeedsOlderParts = (history: History) => boolean;

export function needsInstancesSince(moment: Date): NeedsOlderParts {
  return ({ instances }) => (instances.at(-1)?.startDateTime ?? moment) >= moment;
}

export function needsInstancesOf(uid: Uid): NeedsOlderParts {
  return ({ before }) => uid in before;
}

export const readsAllParts: NeedsOlderParts = () => true;

/** Reads the open part, and closed parts from newest to oldest while `needsOlder` is true. */
export async function readHistory(
  gameId: GameId,
  needsOlder: NeedsOlderParts,
  transaction?: Transaction,
): Promise<StoredHistory> {
  const open = await findHistory(gameId, transaction);
  const parts: HistoryPart[] = [];
  let history = open ?? EMPTY_HISTORY;
  while (history.closed > 0 && needsOlder(history)) {
    const part = await findHistoryPart(gameId, history.closed - 1, transaction);
    parts.unshift(part ?? { instances: [], before: {}, seasonBefore: {} });
    history = joinParts(open ?? EMPTY_HISTORY, parts);
  }
  return { open, parts, history };
}

interface StoredStats extends Pick<StoredHistory, 'open' | 'parts'> {
  readonly table: StatsTable | null;
}

export const NO_STATS: StoredStats = { open: null, parts: [], table: null };

interface HistoryChange {
  readonly needsOlder: NeedsOlderParts;
  readonly change: (history: History) => History;
  /** False if seasons without changed results keep their tables. */
  readonly checksAllSeasons?: boolean;
}

export async function changeHistory(
  transaction: Transaction,
  game: Game,
  { needsOlder, change, checksAllSeasons = false }: HistoryChange,
  now: Date,
): Promise<void> {
  const [stored, table] = await Promise.all([
    readHistory(game.id, needsOlder, transaction),
    findStatsTable(game.id, null, transaction),
  ]);
  const history = change(stored.history);
  if (stored.open === null && isDeepStrictEqual(history, EMPTY_HISTORY)) return;
  storeHistory(transaction, game, { ...stored, table }, history, now);
  const before = checksAllSeasons ? null : stored.history;
  await storeSeasonTables(transaction, game, { before, history }, now);
}

export function recountResults(gameId: GameId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    const recount = {
      needsOlder: readsAllParts,
      change: (history: History) => history,
      checksAllSeasons: true,
    };
    if (game) await changeHistory(transaction, game, recount, now);
  });
}

/**
 * Stores history parts, table and `dailyStatDueAt`, each only if the value differs.
 * @param history includes all instances of `stored.parts`
 */
export function storeHistory(
  transaction: Transaction,
  game: Game,
  stored: StoredStats,
  history: History,
  now: Date,
): void {
  const { open, parts } = closeParts(withStartingTable(history, game.points), game);
  if (!isDeepStrictEqual(open, stored.open)) saveHistory(transaction, game.id, open);
  for (let at = 0; at < Math.max(parts.length, stored.parts.length); at++) {
    const part = parts[at];
    const n = history.closed + at;
    if (part === undefined) deleteHistoryPart(transaction, game.id, n);
    else if (!isDeepStrictEqual(part, stored.parts[at]))
      saveHistoryPart(transaction, game.id, n, part, stored.parts[at] ?? null);
  }
  const rows = statsTable(open, game.points);
  const isChanged = !isDeepStrictEqual(rows, stored.table?.rows);
  if (isChanged) saveStatsTable(transaction, game.id, null, { rows, updatedAt: now });
  const hasRows = Object.keys(rows).length > 0;
  const hasNewResults = hasRows && (isChanged || game.dailyStatDueAt === undefined);
  storeDailyStatDue(transaction, game, hasNewResults, now);
}

/** Number of newest seasons that are always checked, because a new season takes results from the season before. */
const ALWAYS_CHECKED = 2;

/**
 * Stores season tables and champions that differ. Checks the newest two seasons, and older seasons if their results have
 * changed.
 * @param before history before the change, or null to check all seasons
 */
async function storeSeasonTables(
  transaction: Transaction,
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
  transaction: Transaction,
  game: Game,
  span: SeasonSpan,
  history: History,
  now: Date,
): Promise<[string, Champion[]][]> {
  const stored = await findStatsTable(game.id, span.id, transaction);
  const rows = seasonTable(history, span, game.points);
  if (!isDeepStrictEqual(rows, stored?.rows ?? {}))
    saveStatsTable(transaction, game.id, span.id, { rows, updatedAt: now });
  return span.until === null ? [] : [[span.id, championsOf(rows)]];
}

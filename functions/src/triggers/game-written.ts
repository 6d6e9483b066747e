import { isDeepStrictEqual } from 'node:util';
import {
  DOCUMENTS,
  dailyStatDueAt,
  GAME_SUMMARY_FIELDS,
  type GameId,
  pick,
  ROLE_FIELDS,
  ROLES,
  readDocument,
} from '@fives/domain';
import {
  findGameInstance,
  findNewestOfGame,
  findUpcomingOfGame,
  pagesOfGame,
  updateGameInstance,
} from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { findStatsTable } from '../db/collections/stats.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import { forEachPage } from '../db/pages.ts';
import { storeSummary } from '../instance/instance-state.ts';
import { inviteToOpenInstance } from '../instance/invite-pool.ts';
import { doOrQueue } from '../long-work/long-work.ts';
import { storeDailyStatDue } from '../stats/daily-stat.ts';
import { recountResults } from '../stats/store-history.ts';
import { deriveOtherStars } from './organiser-notes-written.ts';
import { changesAny, idIn, type Written, type WrittenHandler } from './written.ts';

const ORGANISER_FIELDS = ROLES.organiser.fields;
const FIELDS_IN_ALL_SUMMARIES = [...ROLE_FIELDS, 'points', 'aliases', 'inviteKey', 'joinKey'] as const;
const COUNTING_FIELDS = ['points', 'seasons'];
const STAT_FIELDS = ['dailyStat', 'dailyStatDueAt'];

/** A past instance keeps its old settings, except for roles, points, aliases and links. */
export const gameWritten: WrittenHandler = async (written, now) => {
  const gameId = idIn(written, 'gameId');
  if (written.after === null) return doOrQueue({ kind: 'deleteGame', gameId }, now);
  if (changesAny(written, GAME_SUMMARY_FIELDS)) await syncUpcomingSummaries(gameId, now);
  if (written.before !== null && changesAny(written, COUNTING_FIELDS)) await recountResults(gameId, now);
  if (written.before !== null && changesAny(written, FIELDS_IN_ALL_SUMMARIES)) await syncAllSummaries(gameId);
  if (written.before !== null && changesAny(written, ['aliases'])) await finishMerges(gameId, written, now);
  if (written.before !== null && changesAny(written, ORGANISER_FIELDS)) await deriveOtherStars(gameId);
  if (written.before !== null && changesAny(written, ['autoInvites']))
    await inviteToOpenInstance(gameId, now);
  if (changesAny(written, STAT_FIELDS) && !isDailyStatDueCurrent(written.after, now))
    await updateDailyStatDue(gameId, now);
};

function syncAllSummaries(gameId: GameId): Promise<void> {
  return forEachPage(pagesOfGame(gameId), async (page, transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    for (const instance of page) {
      const summary = { ...instance.game, ...pick(game, FIELDS_IN_ALL_SUMMARIES) };
      if (!isDeepStrictEqual(instance.game, summary))
        updateGameInstance(transaction, instance.id, { game: summary });
    }
  });
}

function syncUpcomingSummaries(gameId: GameId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    // Reads the game again, so that the newest settings win in any order of events.
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const upcoming = await findUpcomingOfGame(gameId, now, transaction);
    // The job that opens the next instance reads the summary of the newest one.
    const newestId = upcoming.length > 0 ? null : await findNewestOfGame(gameId, transaction);
    const newest = newestId === null ? null : await findGameInstance(newestId, transaction);
    for (const instance of newest === null ? upcoming : [newest]) {
      storeSummary(transaction, game, instance);
    }
  });
}

/** Finishes new merges, because the API call may have stopped halfway. A finished merge stays unchanged. */
async function finishMerges(gameId: GameId, { before, after }: Written, now: Date): Promise<void> {
  const [known, aliases] = [before, after].map(
    (fields) => readDocument(DOCUMENTS.game, fields ?? {}, '').aliases,
  );
  for (const [from, to] of Object.entries(aliases ?? {})) {
    if (known?.[from] !== to) await doOrQueue({ kind: 'finishMerge', gameId, from }, now);
  }
}

function isDailyStatDueCurrent(after: NonNullable<Written['after']>, now: Date): boolean {
  const game = readDocument(DOCUMENTS.game, after, '');
  if (game.dailyStatDueAt === undefined) return false;
  return dailyStatDueAt(game, false, now)?.getTime() === game.dailyStatDueAt?.getTime();
}

/** If `dailyStatDueAt` is missing, treats all existing results as new. */
function updateDailyStatDue(gameId: GameId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const isMissing = game.dailyStatDueAt === undefined;
    const table = isMissing ? await findStatsTable(gameId, null, transaction) : null;
    storeDailyStatDue(transaction, game, Object.keys(table?.rows ?? {}).length > 0, now);
  });
}

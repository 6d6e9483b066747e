import { isDeepStrictEqual } from 'node:util';
import {
  ALL_SETTINGS,
  DOCUMENTS,
  dailyStatDueAt,
  GAME_SUMMARY_FIELDS,
  type GameId,
  paths,
  ROLE_FIELDS,
  ROLES,
  readDocument,
  TEXT_LIMITS,
  withRolesOf,
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
import { inPages } from '../db/pages.ts';
import { repairTexts } from '../db/repair-texts.ts';
import { inviteToOpenInstance } from '../instance/invite-pool.ts';
import { deriveOtherStars } from '../instance/other-stars.ts';
import { withSummary } from '../instance/summary.ts';
import { doOrQueue } from '../long-work/long-work.ts';
import { keepDailyStatDue } from '../stats/daily-stat.ts';
import { recount } from '../stats/store-history.ts';
import { changesAny, idIn, type Written, type WrittenHandler } from './written.ts';

const ORGANISER_FIELDS = ROLES.organiser.fields;
/** What every instance says as it is now, also where it was played before. */
const PRESENT_FIELDS = [...ROLE_FIELDS, 'points', 'aliases'];
const COUNTING_FIELDS = ['points', 'seasons'];
const STAT_FIELDS = ['dailyStat', 'dailyStatDueAt'];

/**
 * Keeps the summary of the game that each of its instances to come carries, and when its stat of the day is due: also for
 * a game that was written without saying so. What was played and followed stays under the settings it was played by, but
 * for who organises the game and what earns points.
 * With other seasons or points, all of its results are counted anew.
 * Automatic invites that are turned on also invite to the week that is open.
 */
export const gameWritten: WrittenHandler = async (written, now) => {
  if (written.after === null) return;
  const gameId = idIn(written, 'gameId');
  await repairTexts(paths.game(gameId), written.after, {
    name: TEXT_LIMITS.gameName,
    location: TEXT_LIMITS.location,
  });
  if (changesAny(written, GAME_SUMMARY_FIELDS)) await copySummary(gameId, now);
  if (written.before !== null && changesAny(written, COUNTING_FIELDS)) await recount(gameId, now);
  if (written.before !== null && changesAny(written, PRESENT_FIELDS)) await syncSummaries(gameId);
  if (written.before !== null && changesAny(written, ['aliases'])) await finishMerges(gameId, written, now);
  if (written.before !== null && changesAny(written, ORGANISER_FIELDS)) await deriveOtherStars(gameId);
  if (written.before !== null && changesAny(written, ['autoInvites']))
    await inviteToOpenInstance(gameId, now);
  if (changesAny(written, STAT_FIELDS) && !isDueKept(written.after, now))
    await updateDailyStatDue(gameId, now);
};
gameWritten.collapses = ALL_SETTINGS.map(([field]) => field);

/**
 * Who may correct what was played is not what it was played by: every instance says who organises the game now, and what
 * an award earns, which is the same for all of them.
 */
function syncSummaries(gameId: GameId): Promise<void> {
  return inPages(pagesOfGame(gameId), async (page, transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const { points, aliases } = game;
    for (const instance of page) {
      const summary = { ...withRolesOf(game, instance).game, points, aliases };
      if (!isDeepStrictEqual(instance.game, summary))
        updateGameInstance(transaction, instance.id, { game: summary });
    }
  });
}

function copySummary(gameId: GameId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    // Read anew, so that of two changes the later one stands, in whatever order they are worked off.
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const upcoming = await findUpcomingOfGame(gameId, now, transaction);
    // Until it is followed, the last one says whether another is to be opened.
    const last = upcoming.length > 0 ? null : await findNewestOfGame(gameId, transaction);
    const unfollowed = last === null ? null : await findGameInstance(last, transaction);
    for (const instance of unfollowed === null ? upcoming : [unfollowed]) {
      withSummary(transaction, game, instance);
    }
  });
}

/** Finishes merges whose API call stopped half-way. Repeating a finished merge changes nothing. */
async function finishMerges(gameId: GameId, { before, after }: Written, now: Date): Promise<void> {
  const [known, aliases] = [before, after].map(
    (fields) => readDocument(DOCUMENTS.game, fields ?? {}, '').aliases,
  );
  for (const [from, to] of Object.entries(aliases ?? {})) {
    if (known?.[from] !== to) await doOrQueue({ kind: 'finishMerge', gameId, from }, now);
  }
}

/** Seen from the event alone, so that a stat that was just worked out costs no read. */
function isDueKept(after: NonNullable<Written['after']>, now: Date): boolean {
  const game = readDocument(DOCUMENTS.game, after, '');
  if (game.dailyStatDueAt === undefined) return false;
  return dailyStatDueAt(game, false, now)?.getTime() === game.dailyStatDueAt?.getTime();
}

/** Without the moment, nothing is known of what the game has been looked at with: its results, if it has any, are news. */
function updateDailyStatDue(gameId: GameId, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const isUnknown = game.dailyStatDueAt === undefined;
    const table = isUnknown ? await findStatsTable(gameId, transaction) : null;
    keepDailyStatDue(transaction, game, Object.keys(table?.rows ?? {}).length > 0, now);
  });
}

import { FORMER_PLAYER_NAME, type Game, nextDay, statOfTheDay } from '@fives/domain';
import { findGame, updateGame } from '../db/games.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findHistory } from '../db/stats-history.ts';
import { nameInDailyStat } from './name-in-daily-stat.ts';

/**
 * Works out a game's stat of the day, once a day: whoever comes second finds that it is not due any more. Somebody may
 * be renamed or leave between the reading of their name and the writing of it, so the name is looked up again after.
 * @returns whether there was anything to do
 */
export async function computeDailyStat(gameId: string, now: Date): Promise<boolean> {
  let isDone = false;
  await deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game && isDue(game, now)) {
      await storeDailyStat(transaction, game, now);
      isDone = true;
    } else if (game && isDone) {
      await checkName(transaction, game, now);
    }
  });
  return isDone;
}

function isDue({ dailyStatDueAt }: Game, now: Date): boolean {
  return dailyStatDueAt !== null && dailyStatDueAt !== undefined && dailyStatDueAt <= now;
}

async function storeDailyStat(transaction: OptimisticTransaction, game: Game, now: Date): Promise<void> {
  const history = await findHistory(game.id, transaction);
  const dailyStat = history && statOfTheDay(history, now, game.dailyStat?.type ?? null);
  updateGame(transaction, game.id, { dailyStat, dailyStatDueAt: dailyStat && nextDay(now) });
}

async function checkName(transaction: OptimisticTransaction, game: Game, now: Date): Promise<void> {
  if (game.dailyStat === null) return;
  const uid = game.dailyStat.playerId;
  const name = (await findHistory(game.id, transaction))?.people[uid]?.name ?? FORMER_PLAYER_NAME;
  nameInDailyStat(transaction, game, { uid, name }, now);
}

import {
  dailyStatDueAt,
  FORMER_PLAYER_NAME,
  type Game,
  type GameId,
  nextDay,
  renamedStat,
  statOfTheDay,
  type Uid,
} from '@fives/domain';
import { findGame, updateGame } from '../db/collections/games.ts';
import { findHistory } from '../db/collections/stats.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/**
 * Returns false if the daily stat is not due. Checks the name again after the write, because a rename may run at the
 * same time.
 */
export async function computeDailyStat(gameId: GameId, now: Date): Promise<boolean> {
  let isDone = false;
  await deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game && isDue(game, now)) {
      await storeDailyStat(transaction, game, now);
      isDone = true;
    } else if (game && isDone) {
      await updateNameInDailyStat(transaction, game, now);
    }
  });
  return isDone;
}

function isDue({ dailyStatDueAt }: Game, now: Date): boolean {
  return dailyStatDueAt !== null && dailyStatDueAt !== undefined && dailyStatDueAt <= now;
}

async function storeDailyStat(transaction: OptimisticTransaction, game: Game, now: Date): Promise<void> {
  const history = await findHistory(game.id, transaction);
  const dailyStat = history && statOfTheDay(history, now, game.dailyStat?.type ?? null, game);
  updateGame(transaction, game.id, { dailyStat, dailyStatDueAt: dailyStat && nextDay(now) });
}

async function updateNameInDailyStat(
  transaction: OptimisticTransaction,
  game: Game,
  now: Date,
): Promise<void> {
  if (game.dailyStat === null) return;
  const uid = game.dailyStat.playerId;
  const name = (await findHistory(game.id, transaction))?.people[uid]?.name ?? FORMER_PLAYER_NAME;
  renameInDailyStat(transaction, game, { uid, name }, now);
}

export function renameInDailyStat(
  transaction: OptimisticTransaction,
  { id, dailyStat }: Game,
  person: { readonly uid: Uid; readonly name: string },
  now: Date,
): void {
  if (dailyStat?.playerId !== person.uid || dailyStat.name === person.name) return;
  const changes =
    person.name === FORMER_PLAYER_NAME
      ? { dailyStat: null, dailyStatDueAt: now }
      : { dailyStat: renamedStat(dailyStat, person.name) };
  updateGame(transaction, id, changes);
}

export function storeDailyStatDue(
  transaction: OptimisticTransaction,
  game: Game,
  hasNewResults: boolean,
  now: Date,
): void {
  const due = dailyStatDueAt(game, hasNewResults, now);
  if (due?.getTime() === game.dailyStatDueAt?.getTime()) return;
  updateGame(transaction, game.id, { dailyStatDueAt: due });
}

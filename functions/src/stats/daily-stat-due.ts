import { dailyStatDueAt, type Game } from '@fives/domain';
import { updateGame } from '../db/games.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/**
 * Brings the moment at which a game's stat of the day is due into line with the game.
 * @param hasNews whether there are results that the stat of the day has not been worked out with
 */
export function keepDailyStatDue(
  transaction: OptimisticTransaction,
  game: Game,
  hasNews: boolean,
  now: Date,
): void {
  const due = dailyStatDueAt(game, hasNews, now);
  if (due?.getTime() === game.dailyStatDueAt?.getTime()) return;
  updateGame(transaction, game.id, { dailyStatDueAt: due });
}

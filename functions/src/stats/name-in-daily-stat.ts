import { FORMER_PLAYER_NAME, type Game, renamedStat } from '@fives/domain';
import { updateGame } from '../db/games.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/**
 * Calls a person by this name in a game's stat of the day, where it is about them. It tells of people who are there: of
 * somebody who has gone it tells nothing, and another one is due.
 */
export function nameInDailyStat(
  transaction: OptimisticTransaction,
  { id, dailyStat }: Game,
  person: { readonly uid: string; readonly name: string },
  now: Date,
): void {
  if (dailyStat?.playerId !== person.uid || dailyStat.name === person.name) return;
  const isGone = person.name === FORMER_PLAYER_NAME;
  const changes = isGone
    ? { dailyStat: null, dailyStatDueAt: now }
    : { dailyStat: renamedStat(dailyStat, person.name) };
  updateGame(transaction, id, changes);
}

import { MAX_ODDS_WEEKS, missedRepliesAfter, missedRepliesWithout, reserveOddsOf } from '@fives/domain';
import {
  findStartedOfGame,
  findUpcomingOfGame,
  updateGameInstance,
} from '../db/collections/game-instances.ts';
import { updateGame } from '../db/collections/games.ts';
import type { Transaction } from '../db/transaction.ts';
import { handledOf, type InstanceState } from './instance-state.ts';

/**
 * Corrects what the next instance has counted already, after an instance was marked as not played or this was taken back:
 * missed replies, and the odds of reserves.
 * @param before the instance before the change
 */
export async function recountNotPlayed(
  transaction: Transaction,
  before: InstanceState['instance'],
  after: InstanceState,
  now: Date,
): Promise<void> {
  const { game, instance, people } = after;
  const statuses = [before.status, instance.status];
  if (!statuses.includes('NOT_PLAYED') || before.status === instance.status) return;
  // Only an instance with invites counts missed replies, when the next instance opens.
  if (handledOf(after).next && statuses.includes('INVITES_SENT')) {
    const missing = people.filter(({ status }) => status === 'UNANSWERED');
    const recount = instance.status === 'NOT_PLAYED' ? missedRepliesWithout : missedRepliesAfter;
    updateGame(transaction, game.id, { silence: { ...recount(game.silence, missing) } });
  }
  const started = await findStartedOfGame(game.id, now, MAX_ODDS_WEEKS);
  const reserveOdds = reserveOddsOf(started.map((each) => (each.id === instance.id ? instance : each)));
  for (const { id } of await findUpcomingOfGame(game.id, now, transaction))
    updateGameInstance(transaction, id, { reserveOdds });
}

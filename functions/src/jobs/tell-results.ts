import { dueOf, newsOfResult } from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { handledOf } from '../instance/progress.ts';
import { storeNews } from '../notifications/store-notifications.ts';
import { isPast, type Job } from './run-job.ts';

/** Tells the players who won, where the score has been waited for in vain. */
export const tellResultsJob: Job = {
  name: 'tellResults',
  due: 'result',
  handle: (giId, now) => inTransaction((transaction) => tell(transaction, giId, now)),
};

async function tell(transaction: OptimisticTransaction, giId: string, now: Date): Promise<boolean> {
  const state = await findInstanceState(giId, transaction, transaction.unconfirmed);
  if (state === null) return false;
  const handled = handledOf(state);
  const isDue = isPast(dueOf(state.instance, handled, now).result ?? null, now);
  const news = isDue ? newsOfResult(state, handled, now) : { drafts: [], handled: {} };
  await storeNews(transaction, state, news, now);
  return isDue;
}

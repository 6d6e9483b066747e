import type { Handled } from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { saveProgress } from '../instance/progress.ts';
import type { WholeInstance } from '../instance/whole-instance.ts';
import { type Message, tell } from './tell.ts';

/** What people are to be told, and what is then known to have been told. */
export interface News {
  readonly messages: readonly Message[];
  readonly handled: Partial<Handled>;
}

export const NO_NEWS: News = { messages: [], handled: {} };

/** Tells the news and remembers that it is told, in one commit. Writes nothing where all of it was told before. */
export async function announce(
  transaction: OptimisticTransaction,
  whole: WholeInstance,
  news: News,
  now: Date,
): Promise<void> {
  await tell(transaction, news.messages, now);
  saveProgress(transaction, whole, { handled: news.handled }, now);
}

/** Several pieces of news as one. */
export function allOf(pieces: readonly News[]): News {
  return {
    messages: pieces.flatMap(({ messages }) => messages),
    handled: Object.assign({}, ...pieces.map(({ handled }) => handled)) as Partial<Handled>,
  };
}

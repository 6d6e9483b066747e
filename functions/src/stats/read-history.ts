import {
  EMPTY_HISTORY,
  type GameId,
  type History,
  type HistoryPart,
  joinParts,
  type Uid,
} from '@fives/domain';
import { findHistory, findHistoryPart } from '../db/collections/stats.ts';
import type { Transaction } from '../db/transaction.ts';

export interface StoredHistory {
  readonly open: History | null;
  readonly parts: readonly HistoryPart[];
  readonly history: History;
}

export type NeedsOlderParts = (history: History) => boolean;

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

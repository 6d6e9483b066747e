import {
  EMPTY_HISTORY,
  type GameId,
  type History,
  type HistoryPart,
  joinParts,
  type Uid,
} from '@fives/domain';
import { findHistory, findHistoryPart } from '../db/collections/stats.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/** As much of a game's history as was read. */
export interface StoredHistory {
  /** The open part as it is stored; null where nothing is yet. */
  readonly open: History | null;
  /** The closed parts next to it that were read, the oldest first. */
  readonly parts: readonly HistoryPart[];
  /** All of it as one. */
  readonly history: History;
}

/** Whether instances older than those of a history are needed, as far as such are stored. */
export type NeedsOlder = (history: History) => boolean;

/** Needed are all instances from a moment on. */
export function needsInstancesSince(moment: Date): NeedsOlder {
  return ({ instances }) => (instances.at(-1)?.startDateTime ?? moment) >= moment;
}

/** Needed is every instance that somebody was in a team of, or awarded in. */
export function needsInstancesOf(uid: Uid): NeedsOlder {
  return ({ before }) => uid in before;
}

export const needsEverything: NeedsOlder = () => true;

/** Reads the open part of a game's history, and of the closed ones, from the newest back, those that are needed. */
export async function readHistory(
  gameId: GameId,
  needsOlder: NeedsOlder,
  transaction?: OptimisticTransaction,
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

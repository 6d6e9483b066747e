import {
  countVotes,
  draftsOfAward,
  hasStarted,
  haveAllVoted,
  type MotmCount,
  type PlayerInstance,
} from '@fives/domain';
import { inTransaction } from '../db/in-transaction.ts';
import { findBallotsIn } from '../db/motm-ballots.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlayerInstances, updatePlayerInstance } from '../db/player-instances.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { findWatched, handledOf, saveProgress, type Watched } from './progress.ts';

/**
 * Ends the voting of an instance when its time is up, or at once when everybody entitled has voted; and counts again
 * what has been counted, after a correction of who played. The votes received, the awards and that they are counted
 * follow from the ballots and the places as they are; the points then come from the award, through the history.
 * @returns whether the votes were counted, for the first time or differently
 */
export function closeVoting(giId: string, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const watched = await findWatched(giId, transaction);
    if (watched === null) return false;
    if (!isCountable(watched, now)) return notYet(transaction, watched, now);
    const [people, ballots] = await Promise.all([
      findPlayerInstances(giId, transaction),
      findBallotsIn(giId, transaction),
    ]);
    const isOver = handledOf(watched).motm || watched.instance.motmClosesAt.getTime() <= now.getTime();
    if (!isOver && !haveAllVoted(people, ballots)) return notYet(transaction, watched, now);
    await store(transaction, watched, people, countVotes(people, ballots), now);
    return true;
  });
}

/** Somebody thought it was due, who had seen it before it changed. */
function notYet(transaction: OptimisticTransaction, watched: Watched, now: Date): boolean {
  saveProgress(transaction, watched, {}, now);
  return false;
}

/** What was awarded by somebody else than this, the demo world for one, is not counted over. */
function isCountable(watched: Watched, now: Date): boolean {
  const { status, game, startDateTime, motmAwarded } = watched.instance;
  const isVoted = game.pickMotm && status !== 'CANCELLED' && hasStarted(startDateTime, now);
  return handledOf(watched).motm || (isVoted && motmAwarded.length === 0);
}

async function store(
  transaction: OptimisticTransaction,
  watched: Watched,
  people: readonly PlayerInstance[],
  { votes, awards }: MotmCount,
  now: Date,
): Promise<void> {
  const { instance } = watched;
  for (const { uid, motmVotesReceived } of people) {
    const received = votes.get(uid) ?? 0;
    if (received !== motmVotesReceived) {
      updatePlayerInstance(transaction, instance.id, uid, { motmVotesReceived: received });
    }
  }
  const winners = new Set(awards.map(({ uid }) => uid));
  await storeNotifications(transaction, draftsOfAward(instance, winners, people), people, now);
  const motmClosesAt = new Date(Math.min(instance.motmClosesAt.getTime(), now.getTime()));
  const changes = { motmAwarded: [...awards], motmClosesAt };
  saveProgress(transaction, watched, { instance: changes, handled: { motm: true } }, now);
}

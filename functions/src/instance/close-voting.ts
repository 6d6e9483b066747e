import {
  countVotes,
  draftsOfAward,
  type GiId,
  hasStarted,
  haveAllVoted,
  type MotmCount,
  motmClosesAt,
  type PlayerInstance,
} from '@fives/domain';
import { findBallotsIn } from '../db/collections/motm-ballots.ts';
import { findPlayerInstances, updatePlayerInstance } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { findInstanceWithJobs, handledOf, type InstanceWithJobs, saveProgress } from './progress.ts';

/**
 * Ends the voting of an instance when its time is up, or at once when everybody entitled has voted; and counts again
 * what has been counted, after a correction of who played. Where by that somebody may vote again who has not, and there
 * is still time, the voting goes on: nobody brings it to its end by taking others out for a while. The votes received,
 * the awards and that they are counted follow from the ballots and the places as they are; the points then come from the
 * award, through the history.
 * @returns whether what was counted has changed
 */
export function closeVoting(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const watched = await findInstanceWithJobs(giId, transaction);
    if (watched === null) return false;
    if (!isCountable(watched, now)) return notYet(transaction, watched, now);
    const [people, ballots] = await Promise.all([
      findPlayerInstances(giId, transaction),
      findBallotsIn(giId, transaction),
    ]);
    const isOver = isTimeUp(watched, now) || haveAllVoted(people, ballots, watched.instance);
    if (isOver) await store(transaction, watched, people, countVotes(people, ballots, watched.instance), now);
    else if (handledOf(watched).motm) goOn(transaction, watched, people, now);
    else return notYet(transaction, watched, now);
    return true;
  });
}

/** Whether the time for votes is up: the planned one, where an earlier end may have to be taken back. */
function isTimeUp(watched: InstanceWithJobs, now: Date): boolean {
  const { startDateTime, motmClosesAt: closesAt } = watched.instance;
  const planned = motmClosesAt(startDateTime);
  if (!handledOf(watched).motm) return closesAt.getTime() <= now.getTime();
  return closesAt.getTime() >= planned.getTime() || planned.getTime() <= now.getTime();
}

/** Takes back what was counted too early. */
function goOn(
  transaction: OptimisticTransaction,
  watched: InstanceWithJobs,
  people: readonly PlayerInstance[],
  now: Date,
): void {
  const { id, startDateTime } = watched.instance;
  saveReceived(transaction, id, people, new Map());
  const changes = { motmAwarded: [], motmClosesAt: motmClosesAt(startDateTime) };
  saveProgress(transaction, watched, { instance: changes, handled: { motm: false } }, now);
}

function saveReceived(
  transaction: OptimisticTransaction,
  giId: GiId,
  people: readonly PlayerInstance[],
  votes: MotmCount['votes'],
): void {
  for (const { uid, motmVotesReceived } of people) {
    const received = votes.get(uid) ?? 0;
    if (received !== motmVotesReceived) {
      updatePlayerInstance(transaction, giId, uid, { motmVotesReceived: received });
    }
  }
}

/** Somebody thought it was due, who had seen it before it changed. */
function notYet(transaction: OptimisticTransaction, watched: InstanceWithJobs, now: Date): boolean {
  saveProgress(transaction, watched, {}, now);
  return false;
}

/** What was awarded by somebody else than this, the demo world for one, is not counted over. */
function isCountable(watched: InstanceWithJobs, now: Date): boolean {
  const { status, game, startDateTime, motmAwarded } = watched.instance;
  const isVoted = game.pickMotm && status !== 'CANCELLED' && hasStarted(startDateTime, now);
  return handledOf(watched).motm || (isVoted && motmAwarded.length === 0);
}

async function store(
  transaction: OptimisticTransaction,
  watched: InstanceWithJobs,
  people: readonly PlayerInstance[],
  { votes, awards }: MotmCount,
  now: Date,
): Promise<void> {
  const { instance } = watched;
  saveReceived(transaction, instance.id, people, votes);
  const winners = new Set(awards.map(({ uid }) => uid));
  await storeNotifications(transaction, draftsOfAward(instance, winners, people), people, now);
  const endedAt = new Date(Math.min(instance.motmClosesAt.getTime(), now.getTime()));
  const changes = { motmAwarded: [...awards], motmClosesAt: endedAt };
  saveProgress(transaction, watched, { instance: changes, handled: { motm: true } }, now);
}

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
 * Counts the votes when voting is over, and counts again after a correction of who played. Voting reopens if the
 * correction adds a voter, so that a temporary removal cannot end it early.
 * @returns true if the count changed
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

/** Uses the planned end if voting ended early, because a correction may reopen it. */
function isTimeUp(watched: InstanceWithJobs, now: Date): boolean {
  const { startDateTime, motmClosesAt: closesAt } = watched.instance;
  const planned = motmClosesAt(startDateTime);
  if (!handledOf(watched).motm) return closesAt.getTime() <= now.getTime();
  return closesAt.getTime() >= planned.getTime() || planned.getTime() <= now.getTime();
}

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

/** Updates only `dueAt`, because the caller saw the instance before a change. */
function notYet(transaction: OptimisticTransaction, watched: InstanceWithJobs, now: Date): boolean {
  saveProgress(transaction, watched, {}, now);
  return false;
}

/** False if another source stored the awards, such as the demo world. */
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

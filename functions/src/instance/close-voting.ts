import {
  countVotes,
  draftsOfAward,
  type GiId,
  hasStarted,
  haveAllVoted,
  isOn,
  type MotmCount,
  motmClosesAt,
  type PlayerInstance,
} from '@fives/domain';
import { findBallotsIn } from '../db/collections/motm-ballots.ts';
import { findPlayerInstances, updatePlayerInstance } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { findInstanceWithJobs, handledOf, type InstanceWithJobs, saveProgress } from './instance-state.ts';

/**
 * Counts the votes when voting is over, and again after a correction of the players. Reopens voting if the correction
 * adds a voter before the planned end.
 * @returns true if votes were counted or voting was reopened
 */
export function closeVoting(giId: GiId, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const withJobs = await findInstanceWithJobs(giId, transaction);
    if (withJobs === null) return false;
    if (!isCountable(withJobs, now)) return updateDueOnly(transaction, withJobs, now);
    const [people, ballots] = await Promise.all([
      findPlayerInstances(giId, transaction),
      findBallotsIn(giId, transaction),
    ]);
    const isOver = isTimeUp(withJobs, now) || haveAllVoted(people, ballots, withJobs.instance);
    if (isOver)
      await storeAwards(transaction, withJobs, people, countVotes(people, ballots, withJobs.instance), now);
    else if (handledOf(withJobs).motm) reopenVoting(transaction, withJobs, people, now);
    else return updateDueOnly(transaction, withJobs, now);
    return true;
  });
}

/** Uses the planned end if voting has ended early, because a correction may reopen voting. */
function isTimeUp(withJobs: InstanceWithJobs, now: Date): boolean {
  const { startDateTime, motmClosesAt: closesAt } = withJobs.instance;
  const planned = motmClosesAt(startDateTime);
  if (!handledOf(withJobs).motm) return closesAt.getTime() <= now.getTime();
  return closesAt.getTime() >= planned.getTime() || planned.getTime() <= now.getTime();
}

function reopenVoting(
  transaction: Transaction,
  withJobs: InstanceWithJobs,
  people: readonly PlayerInstance[],
  now: Date,
): void {
  const { id, startDateTime } = withJobs.instance;
  saveReceivedVotes(transaction, id, people, new Map());
  const changes = { motmAwarded: [], motmClosesAt: motmClosesAt(startDateTime) };
  saveProgress(transaction, withJobs, { instance: changes, handled: { motm: false } }, now);
}

function saveReceivedVotes(
  transaction: Transaction,
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

function updateDueOnly(transaction: Transaction, withJobs: InstanceWithJobs, now: Date): boolean {
  saveProgress(transaction, withJobs, {}, now);
  return false;
}

/** False if awards are stored that `closeVoting` did not count, such as in the demo world. */
function isCountable(withJobs: InstanceWithJobs, now: Date): boolean {
  const { game, startDateTime, motmAwarded } = withJobs.instance;
  const isVoted = game.pickMotm && isOn(withJobs.instance) && hasStarted(startDateTime, now);
  return handledOf(withJobs).motm || (isVoted && motmAwarded.length === 0);
}

async function storeAwards(
  transaction: Transaction,
  withJobs: InstanceWithJobs,
  people: readonly PlayerInstance[],
  { votes, awards }: MotmCount,
  now: Date,
): Promise<void> {
  const { instance } = withJobs;
  saveReceivedVotes(transaction, instance.id, people, votes);
  const winners = new Set(awards.map(({ uid }) => uid));
  await storeNotifications(transaction, draftsOfAward(instance, winners, people), people, now);
  const endedAt = new Date(Math.min(instance.motmClosesAt.getTime(), now.getTime()));
  const changes = { motmAwarded: [...awards], motmClosesAt: endedAt };
  saveProgress(transaction, withJobs, { instance: changes, handled: { motm: true } }, now);
}

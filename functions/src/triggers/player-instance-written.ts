import {
  type DeletedAccount,
  DOCUMENTS,
  FORMER_PLAYER_NAME,
  type GiId,
  hasStarted,
  isAddedByHand,
  isShownAs,
  lateDropOutAt,
  NOTHING_MARKED,
  notUpcomingReason,
  overCapacityUids,
  type PlayerInstance,
  type PlayerInstanceChange,
  paths,
  planReplyNotices,
  readDocument,
  repairedText,
  TEXT_LIMITS,
  type Uid,
} from '@fives/domain';
import { replyNo } from '../account/delete-account.ts';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findGameInstance } from '../db/collections/game-instances.ts';
import { findAttendance, saveAttendance } from '../db/collections/motm-ballots.ts';
import { findPlayerInstances, updatePlayerInstance } from '../db/collections/player-instances.ts';
import { findPlayer } from '../db/collections/players.ts';
import { repairTexts } from '../db/document.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { closeVoting } from '../instance/close-voting.ts';
import { findInstanceState, handledOf, type InstanceState } from '../instance/instance-state.ts';
import {
  playerInstanceOf,
  recountReplies,
  removePlayerInstances,
  updateCountsAndMembers,
  updateOffers,
} from '../instance/player-instances.ts';
import { storeNotificationPlan } from '../notifications/store-notifications.ts';
import { mergeInInstance } from '../people/merge-people.ts';
import { assignName } from '../people/propagate-name.ts';
import { changesAny, idIn, type Written, type WrittenHandler } from './written.ts';

export const playerInstanceWritten: WrittenHandler = async (written, now) => {
  const giId = idIn(written, 'giId');
  if (await wasCreatedWithInstance(written)) return;
  const path = paths.playerInstance(giId, idIn(written, 'uid'));
  await repairTexts(path, written.after, { name: TEXT_LIMITS.personName });
  const hasReplied = changesAny(written, ['status', 'repliedAt', 'acceptedAt', 'condition', 'spot']);
  // A reserve in a team has a spot. A move between teams notifies no one until an organiser sends the teams.
  if (!hasReplied && !hasJoinedOrLeftTeams(written)) {
    if (changesAny(written, ['isGuest', 'sameAs'])) await recountReplies(giId);
    return makeGuestNameUnique(written);
  }
  const uid = idIn(written, 'uid');
  const change = toPlayerInstanceChange(written);
  let isStarted = false;
  let isLateDropOut = false;
  let people: readonly PlayerInstance[] = [];
  await deriveUntilStable(async (transaction) => {
    const found = await findInstanceState(giId, transaction);
    if (found === null) return;
    const joined = withinCapacity(transaction, found, now);
    const state = await updateOffers(transaction, joined, now, { playerInstance: change.before });
    removeSpotOfNo(transaction, state, uid);
    isStarted = hasStarted(state.instance.startDateTime, now);
    people = state.people;
    const counted = updateCountsAndMembers(transaction, state);
    isLateDropOut = lateDropOutAt(counted, uid, change.before) !== null;
    const plan = planReplyNotices(counted, change, handledOf(counted), now);
    await storeNotificationPlan(transaction, counted, plan, now);
  });
  if (isLateDropOut) await storeLateDropOut(giId, change);
  const isNew = written.before === null;
  // Only a new player instance needs this check, because account deletion finds all existing ones.
  const deletion = isNew ? await findDeletion(uid) : null;
  if (deletion !== null) return isStarted ? undefined : removeEntryOfDeletedAccount(giId, uid, deletion, now);
  // Runs after the update of `memberUids`, so that a concurrent rename finds this player instance.
  if (isNew) await assignName(giId, uid, nameIn(written), people);
  else await makeGuestNameUnique(written);
  // A correction of the players after the start changes which votes count.
  if (!isNew && hasReplied && isStarted) await closeVoting(giId, now);
};
playerInstanceWritten.coalescedFields = ['name'];

/** A direct write of a no cannot change the given spot. */
function removeSpotOfNo(transaction: Transaction, state: InstanceState, uid: Uid): void {
  const person = playerInstanceOf(state, uid);
  if (person?.spot && person.status !== 'PLAYING')
    updatePlayerInstance(transaction, state.instance.id, uid, { spot: null });
}

/** Not `deriveUntilStable`, because a concurrent merge must not leave the old uid in the marks. */
function storeLateDropOut(giId: GiId, { uid, before }: PlayerInstanceChange): Promise<void> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    const at = state && lateDropOutAt(state, uid, before);
    if (at === null) return;
    const marked = (await findAttendance(giId, transaction)) ?? NOTHING_MARKED;
    if (marked.dropOuts[uid]?.getTime() === at.getTime()) return;
    saveAttendance(transaction, giId, { ...marked, dropOuts: { ...marked.dropOuts, [uid]: at } });
  });
}

/** Removes people above the capacity, because both write paths check counts that may be outdated during a burst. */
function withinCapacity(transaction: Transaction, state: InstanceState, now: Date): InstanceState {
  if (notUpcomingReason(state.instance, now) !== null) return state;
  const overCapacity = overCapacityUids(state.game, state.people);
  return overCapacity.size === 0 ? state : removePlayerInstances(transaction, state, overCapacity, now);
}

/**
 * Removes a player instance that was created during an account deletion, which may have missed it. Deletes the player
 * instance if `formerUid` is null, because the account deletion has finished.
 */
async function removeEntryOfDeletedAccount(
  giId: GiId,
  uid: Uid,
  { formerUid }: DeletedAccount,
  now: Date,
): Promise<void> {
  await replyNo(giId, uid, now);
  if (formerUid !== null) {
    const to = { uid: formerUid, name: FORMER_PLAYER_NAME, isGuest: isAddedByHand(formerUid) };
    await mergeInInstance(giId, { from: uid, to }, now);
    return;
  }
  await deriveUntilStable(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    if (state && playerInstanceOf(state, uid)) removePlayerInstances(transaction, state, new Set([uid]), now);
  });
}

function toPlayerInstanceChange(written: Written): PlayerInstanceChange {
  const uid = idIn(written, 'uid');
  const read = (fields: Written['before']) => fields && readDocument(DOCUMENTS.playerInstance, fields, uid);
  return { uid, before: read(written.before), after: read(written.after) };
}

function hasJoinedOrLeftTeams({ before, after }: Written): boolean {
  return (before?.team === 'NO_TEAM') !== (after?.team === 'NO_TEAM');
}

async function makeGuestNameUnique(written: Written): Promise<void> {
  if (written.after?.isGuest !== true || !changesAny(written, ['name'])) return;
  const giId = idIn(written, 'giId');
  await assignName(giId, idIn(written, 'uid'), nameIn(written), await findPlayerInstances(giId));
}

function nameIn({ after }: Written): string {
  return repairedText(String(after?.name), TEXT_LIMITS.personName);
}

/** True if counts, members and notifications are stored already. Reads only two documents, because pools are large. */
async function wasCreatedWithInstance(written: Written): Promise<boolean> {
  const { before, after } = written;
  if (before !== null || after?.status !== 'UNANSWERED') return false;
  const [giId, uid] = [idIn(written, 'giId'), idIn(written, 'uid')];
  const [instance, player] = await Promise.all([findGameInstance(giId), findPlayer(uid)]);
  const isNamed = player === null || (isShownAs(player.name, String(after.name)) && after.isGuest === false);
  return isNamed && instance?.memberUids.includes(uid) === true;
}

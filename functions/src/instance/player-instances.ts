import { isDeepStrictEqual } from 'node:util';
import {
  actingUid,
  conditionsEndAt,
  countReplies,
  type GameInstance,
  type GiId,
  isReachable,
  LONG_AGO,
  notUpcomingReason,
  offerRecipient,
  organisersOf,
  overCapacityUids,
  type PlayerInstance,
  reconcileLateQueue,
  type Uid,
  updateReserveRecord,
  withAliases,
} from '@fives/domain';
import { findContacts } from '../db/collections/contacts.ts';
import { updateGameInstance } from '../db/collections/game-instances.ts';
import { updateGame } from '../db/collections/games.ts';
import {
  createPlayerInstance,
  deletePlayerInstance,
  updatePlayerInstance,
} from '../db/collections/player-instances.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { findInstanceState, type InstanceState } from './instance-state.ts';

export function playerInstanceOf(state: InstanceState, uid: Uid): PlayerInstance | undefined {
  return state.people.find((person) => person.uid === uid);
}

export function newPlayerInstance(person: Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>): PlayerInstance {
  return { ...person, status: 'UNANSWERED', team: 'NO_TEAM', repliedAt: null, motmVotesReceived: 0 };
}

/** Also updates the late queue, counts and members. Skips people in `changed` who are unchanged. */
export function savePeople(
  transaction: Transaction,
  state: InstanceState,
  changed: readonly PlayerInstance[],
  now: Date,
): InstanceState {
  const differing = changed.filter(
    (person) => !isDeepStrictEqual(person, playerInstanceOf(state, person.uid)),
  );
  for (const person of differing) {
    const { uid, ...fields } = person;
    if (playerInstanceOf(state, uid)) updatePlayerInstance(transaction, state.instance.id, uid, fields);
    else createPlayerInstance(transaction, state.instance.id, uid, fields);
  }
  const uids = new Set(differing.map(({ uid }) => uid));
  const others = state.people.filter(({ uid }) => !uids.has(uid));
  const addedUids = new Set([...uids].filter((uid) => !playerInstanceOf(state, uid)));
  const people = [...others, ...differing].toSorted(byUid);
  return storePeople(transaction, state, people, now, addedUids);
}

export function removePlayerInstances(
  transaction: Transaction,
  state: InstanceState,
  uids: ReadonlySet<Uid>,
  now: Date,
): InstanceState {
  for (const uid of uids) deletePlayerInstance(transaction, state.instance.id, uid);
  const people = state.people.filter(({ uid }) => !uids.has(uid));
  return storePeople(transaction, state, people, now);
}

/** Stores the late queue before the first late change, so that players keep their spots. */
function storePeople(
  transaction: Transaction,
  before: InstanceState,
  people: readonly PlayerInstance[],
  now: Date,
  addedUids?: ReadonlySet<string>,
): InstanceState {
  const queued = before.instance.lateQueue === null ? updateLateQueue(transaction, before, now) : before;
  const state = updateLateQueue(transaction, { ...queued, people }, now);
  return updateCountsAndMembers(transaction, state, addedUids);
}

export function updateLateQueue(
  transaction: Transaction,
  state: InstanceState,
  now: Date,
  before?: Parameters<typeof reconcileLateQueue>[3],
): InstanceState {
  const { game, instance, people } = state;
  if (notUpcomingReason(instance, now) !== null) return state;
  const lateQueue = reconcileLateQueue(people, { ...instance, game }, now, before);
  if (isDeepStrictEqual(lateQueue, instance.lateQueue)) return state;
  updateGameInstance(transaction, instance.id, { lateQueue });
  return { ...state, instance: { ...instance, lateQueue } };
}

/**
 * Updates the late queue, and asks the next reserve at the same time if Fives can't notify a reserve. Only the events
 * and jobs that send the offers need the reach of the reserves.
 */
export async function updateOffers(
  transaction: Transaction,
  before: InstanceState,
  now: Date,
  change?: Parameters<typeof updateLateQueue>[3],
): Promise<InstanceState> {
  const state = updateLateQueue(transaction, before, now, change);
  const { offers = {}, reserves = {} } = state.instance.lateQueue ?? {};
  if (Object.keys(offers).length === 0) return state;
  const recipients = new Map(Object.keys(reserves).map((uid) => [uid, offerRecipient(uid, state.people)]));
  const contacts = await findContacts([...new Set(recipients.values())]);
  const isReached = (uid: Uid) => isReachable(contacts.get(uid) ?? null, 'OFFER');
  const unreached = new Set([...recipients].flatMap(([uid, to]) => (isReached(to) ? [] : [uid])));
  return { ...updateLateQueue(transaction, state, now, { unreached }), unreached };
}

function byUid(a: PlayerInstance, b: PlayerInstance): number {
  return a.uid < b.uid ? -1 : 1;
}

type CountsAndMembers = Pick<GameInstance, 'counts' | 'memberUids' | 'reserveRecord' | 'conditionsEndAt'>;

/** @param addedUids people to add even above the capacity */
export function updateCountsAndMembers(
  transaction: Transaction,
  state: InstanceState,
  addedUids: ReadonlySet<string> = new Set(),
): InstanceState {
  const { game, instance } = state;
  const counted = countsAndMembers(state);
  const { counts, memberUids: storedMemberUids, reserveRecord, conditionsEndAt: endAt } = instance;
  const memberUids = poolOf(state, addedUids);
  const known = { counts, memberUids: storedMemberUids, reserveRecord, conditionsEndAt: endAt };
  if (!isDeepStrictEqual(counted, known)) {
    updateGameInstance(transaction, instance.id, counted);
  }
  if (memberUids !== game.memberUids) updateGame(transaction, game.id, { memberUids });
  return { ...state, game: { ...game, memberUids }, instance: { ...instance, ...counted } };
}

export function recountReplies(giId: GiId): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    if (state) updateCountsAndMembers(transaction, state);
  });
}

export function countsAndMembers({
  game,
  instance,
  people,
}: Pick<InstanceState, 'game' | 'instance' | 'people'>): CountsAndMembers {
  const spots = { ...instance, game };
  const reserveRecord = instance.reserveRecord && updateReserveRecord(instance.reserveRecord, people, spots);
  const members = people.map(({ uid }) => uid).filter((uid) => !(actingUid(game, uid) in game.removed));
  return {
    counts: countReplies(people, spots),
    memberUids: withAliases(game, members).toSorted(),
    reserveRecord,
    conditionsEndAt: conditionsEndAt(people),
  };
}

/**
 * Returns the pool with everyone who has a player instance, except plus-ones, people who were removed or left, and people
 * above the capacity. A trigger deletes the player instances above the capacity.
 * @returns the same array if no one is new
 */
function poolOf({ game, instance, people }: InstanceState, addedUids: ReadonlySet<string>): string[] {
  // Many people of an imported instance may have left the group long ago.
  if (instance.importId) return game.memberUids;
  const overCapacity = overCapacityUids(game, people);
  const own = people
    .filter(({ broughtBy }) => (broughtBy ?? null) === null)
    .filter(({ uid }) => addedUids.has(uid) || !overCapacity.has(uid))
    .map(({ uid }) => actingUid(game, uid))
    .filter((uid) => !(uid in game.removed) && !((game.left[uid] ?? LONG_AGO) >= instance.startDateTime));
  const pool = new Set([...game.memberUids, ...organisersOf(game), ...own]);
  return pool.size === new Set(game.memberUids).size ? game.memberUids : [...pool].toSorted();
}

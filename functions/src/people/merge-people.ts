import { isDeepStrictEqual } from 'node:util';
import {
  FORMER_PLAYER_NAME,
  type Game,
  type GameId,
  type GiId,
  type History,
  type Identity,
  isMember,
  isOrganiser,
  LONG_AGO,
  mergeAttendance,
  mergeBallots,
  mergeCost,
  mergeGrantedRoles,
  mergeHistory,
  mergeInstance,
  mergeLateQueue,
  mergeNotes,
  mergeOffer,
  mergeOrganisers,
  mergePlayerInstances,
  mergeTotals,
  renamedStat,
  replaceUid,
  toImportedPeople,
} from '@fives/domain';
import { findGameImports, updateGameImport } from '../db/collections/game-imports.ts';
import {
  findInstancesOfAny,
  findInstancesOfGame,
  findInstancesOfMember,
  findUpcomingOfGame,
  isMemberOfAny,
  updateGameInstance,
} from '../db/collections/game-instances.ts';
import { findGame, findGamesOf, updateGame } from '../db/collections/games.ts';
import { findCost, saveCost } from '../db/collections/money.ts';
import {
  deleteBallot,
  findAttendance,
  findBallotsIn,
  saveAttendance,
  saveBallot,
} from '../db/collections/motm-ballots.ts';
import { replaceUidInInboxes } from '../db/collections/notifications.ts';
import { findAllNotes, saveOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { deletePlayerInstance } from '../db/collections/player-instances.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { closeVoting } from '../instance/close-voting.ts';
import {
  findInstanceState,
  handledOf,
  type InstanceState,
  saveProgress,
  storeAliases,
} from '../instance/instance-state.ts';
import {
  playerInstanceOf,
  savePeople,
  updateCountsAndMembers,
  updateLateQueue,
} from '../instance/player-instances.ts';
import { renameInDailyStat } from '../stats/daily-stat.ts';
import { changeHistory, needsInstancesOf } from '../stats/store-history.ts';

interface Merge {
  readonly from: string;
  readonly to: Identity;
}

/**
 * Merges two entries in one game or all games. A repeated call finishes an interrupted merge. Both entries stay if they
 * have played in the same instance.
 */
export async function mergePeople(merge: Merge, now: Date, gameId?: GameId): Promise<void> {
  const includesGame = (id: string) => gameId === undefined || id === gameId;
  const gameIds = gameId === undefined ? (await findGamesOf(merge.from)).map(({ id }) => id) : [gameId];
  // Runs first, so that past instances do not make the remaining entry a member again.
  for (const id of gameIds) await copyLeaving(id, merge);
  for (const giId of await findInstancesToMerge(merge, now, gameId)) {
    if (await mergeInInstance(giId, merge, now)) await closeVoting(giId, now);
  }
  for (const id of gameIds) await mergeInGame(id, merge, now);
  await replaceUidInInboxes(merge.from, merge.to, includesGame);
}

/** Copies when the person left the game, unless one of the entries is a member or the remaining entry left later. */
function copyLeaving(gameId: GameId, { from, to }: Merge): Promise<void> {
  return inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    const leftAt = game?.left[from];
    if (!leftAt || isMember(game, from) || isMember(game, to.uid)) return;
    if (leftAt > (game.left[to.uid] ?? LONG_AGO))
      updateGame(transaction, gameId, { left: { ...game.left, [to.uid]: leftAt } });
  });
}

/** Includes all upcoming instances of a single game, because their `memberUids` may be outdated. */
async function findInstancesToMerge({ from, to }: Merge, now: Date, gameId?: GameId): Promise<Set<string>> {
  const found =
    gameId === undefined
      ? [await findInstancesOfMember(from)]
      : await Promise.all([findInstancesOfAny(gameId, [from, to.uid]), findUpcomingOfGame(gameId, now)]);
  return new Set(found.flat().map(({ id }) => id));
}

/**
 * Merges in all instances of a person's games. Player instances of others may also contain `from`, for example in
 * `answeredBy`. Call this before `mergePeople`, because later the games are not found.
 */
export async function mergeInAllPlayerInstances(merge: Merge, now: Date): Promise<void> {
  for (const { id } of await findGamesOf(merge.from)) {
    for (const instance of await findInstancesOfGame(id)) await mergeInInstance(instance.id, merge, now);
  }
}

/**
 * Merges in one instance, but not in its game.
 * @returns true if `closeVoting` must count the votes again
 */
export async function mergeInInstance(giId: GiId, merge: Merge, now: Date): Promise<boolean> {
  if (!(await mergeInPlayerInstances(giId, merge, now))) return false;
  // Merges ballots again for votes during the first transaction, which does not detect new query results.
  // Later, no one can vote for `from`.
  const entries = { giId, from: merge.from, to: merge.to.uid };
  return inTransaction((transaction) => mergeInBallots(transaction, entries));
}

function mergeInPlayerInstances(giId: GiId, { from, to }: Merge, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const state = await findInstanceState(giId, transaction);
    if (state === null) return false;
    storeAliases(transaction, state);
    const people = mergePlayerInstances(state.instance, state.people, from, to, now);
    if (!people) {
      updateCountsAndMembers(transaction, state);
      return false;
    }
    const instance = mergeInstance(state.instance, from, to);
    if (state.instance.importId) {
      updateGameInstance(transaction, giId, { ...instance, importedPeople: toImportedPeople(people) });
      updateCountsAndMembers(transaction, { ...state, people });
      return false;
    }
    const entries = { giId, from, to: to.uid };
    await mergeInCost(transaction, entries);
    await mergeInBallots(transaction, entries);
    await mergeInAttendance(transaction, entries);
    if (playerInstanceOf(state, from)) deletePlayerInstance(transaction, giId, from);
    const merged = savePeople(
      transaction,
      mergeInReserves(transaction, state, from, to.uid, now),
      people,
      now,
    );
    const reserves = replaceUid(handledOf(state).reserves, from, to.uid).toSorted();
    const progress = { instance, handled: { reserves } };
    saveProgress(transaction, merged, progress, now);
    return true;
  });
}

/** Stores the merged reserves, and returns the state without the player instance of `from`. */
function mergeInReserves(
  transaction: Transaction,
  state: InstanceState,
  from: string,
  to: string,
  now: Date,
): InstanceState {
  const { instance } = updateLateQueue(transaction, state, now);
  const people = state.people.filter(({ uid }) => uid !== from);
  const lateQueue = instance.lateQueue && mergeLateQueue(instance.lateQueue, from, to);
  const record = instance.reserveRecord;
  const reserveRecord = record && { ...record, uids: replaceUid(record.uids, from, to).toSorted() };
  const order = instance.queueOrder;
  const queueOrder = order && { ...order, uids: replaceUid(order.uids, from, to) };
  const merged = { ...instance, lateQueue, queueOrder, reserveRecord };
  if (!isDeepStrictEqual(merged, instance))
    updateGameInstance(transaction, instance.id, { lateQueue, queueOrder, reserveRecord });
  return { ...state, instance: merged, people };
}

interface Entries {
  readonly giId: GiId;
  readonly from: string;
  readonly to: string;
}

async function mergeInAttendance(transaction: Transaction, { giId, from, to }: Entries): Promise<void> {
  const marked = await findAttendance(giId, transaction);
  const merged = marked && mergeAttendance(marked, from, to);
  if (merged !== null && !isDeepStrictEqual(merged, marked)) saveAttendance(transaction, giId, merged);
}

async function mergeInCost(transaction: Transaction, { giId, from, to }: Entries): Promise<void> {
  const cost = await findCost(giId, transaction);
  const merged = cost && mergeCost(cost, from, to);
  if (merged !== null && merged !== cost) await saveCost(transaction, giId, cost, merged);
}

async function mergeInBallots(transaction: Transaction, { giId, from, to }: Entries): Promise<boolean> {
  const ballots = await findBallotsIn(giId, transaction);
  const merged = mergeBallots(ballots, from, to);
  for (const [at, { uid, ...ballot }] of merged.entries()) {
    const stored = ballots[at];
    if (stored === undefined || stored === merged[at]) continue;
    if (stored.uid !== uid || ballot.votes.length === 0) deleteBallot(transaction, giId, stored.uid);
    if (ballot.votes.length > 0) saveBallot(transaction, giId, uid, ballot);
  }
  return ballots.length > 0;
}

function mergeInGame(gameId: GameId, merge: Merge, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null) return;
    const change = (history: History) => mergeHistory(history, merge.from, merge.to);
    await changeHistory(transaction, game, { needsOlder: needsInstancesOf(merge.from), change }, now);
    await mergeInNotes(transaction, game, merge);
    await mergeInImports(transaction, gameId, merge);
    await mergeInGameFields(transaction, game, merge, now);
  });
}

/** Merges entries in imported totals, and in the people of imports that are not finished. */
async function mergeInImports(transaction: Transaction, gameId: GameId, { from, to }: Merge): Promise<void> {
  for (const { id, people, totals } of await findGameImports(gameId, transaction)) {
    const merged = {
      people: people.map((person) => (person.uid === from ? { ...person, ...to } : person)),
      totals: mergeTotals(totals, from, to),
    };
    if (!isDeepStrictEqual(merged, { people, totals })) updateGameImport(transaction, gameId, id, merged);
  }
}

async function mergeInNotes(transaction: Transaction, game: Game, { from, to }: Merge): Promise<void> {
  for (const { uid, notes } of await findAllNotes(game.id, transaction)) {
    const merged = mergeNotes(notes, from, to.uid);
    if (!isDeepStrictEqual(merged, notes)) saveOrganiserNotes(transaction, game.id, uid, merged);
  }
}

async function mergeInGameFields(
  transaction: Transaction,
  game: Game,
  { from, to }: Merge,
  now: Date,
): Promise<void> {
  const { id, memberUids, dailyStat, organiserOffer, removed } = game;
  const { [from]: leftAt, ...left } = game.left;
  if (leftAt) updateGame(transaction, id, { left });
  if (isOrganiser(game, from)) updateGame(transaction, id, mergeOrganisers(game, from, to.uid));
  const granted = mergeGrantedRoles(game, from, to.name === FORMER_PLAYER_NAME ? null : to.uid);
  updateGame(transaction, id, granted);
  const offer = organiserOffer && mergeOffer(organiserOffer, from, to.uid);
  if (!isDeepStrictEqual(offer, organiserOffer)) updateGame(transaction, id, { organiserOffer: offer });
  if (memberUids.includes(from) && !(await isMemberOfAny(id, from))) {
    const members = replaceUid(memberUids, from, to.uid).filter((uid) => !(uid in removed));
    updateGame(transaction, id, { memberUids: members.toSorted() });
  }
  const isDeleted = to.name === FORMER_PLAYER_NAME;
  const aliases = Object.entries(game.aliases).filter(([uid, survivor]) => uid !== from && survivor !== from);
  if (isDeleted && aliases.length < Object.keys(game.aliases).length) {
    updateGame(transaction, id, { aliases: Object.fromEntries(aliases) });
  }
  if (isDeleted) {
    renameInDailyStat(transaction, game, { uid: from, name: to.name }, now);
  } else if (dailyStat?.playerId === from) {
    updateGame(transaction, id, { dailyStat: { ...renamedStat(dailyStat, to.name), playerId: to.uid } });
  }
}

import {
  FORMER_PLAYER_NAME,
  type Game,
  type GameId,
  type GiId,
  hasStarted,
  instanceCapacity,
  isOn,
  isOrganiser,
  isPausedAt,
  type MissedReplies,
  missedRepliesAfter,
  notUpcomingReason,
  type PlayerInstance,
  peopleToInvite,
  type Uid,
  withDistinctNames,
} from '@fives/domain';
import { findGameInstance, findNewestOfGame, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { findPlayers } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import type { InstanceState } from './instance-state.ts';
import { newPlayerInstance, savePeople } from './player-instances.ts';

/** Adds everyone in the pool after invites are sent, so that people without a reply get reminders. */
export async function addPoolToInstance(
  transaction: Transaction,
  state: InstanceState,
  now: Date,
): Promise<InstanceState> {
  const { game, instance, people } = state;
  if (instance.status !== 'INVITES_SENT' || notUpcomingReason(instance, now) !== null) return state;
  const existingUids = new Set(people.map(({ uid }) => uid));
  if (game.memberUids.every((uid) => existingUids.has(uid))) return state;
  const pool = await findPool(transaction, { game, giId: instance.id, countsMissedReplies: false, now });
  const freeCapacity = Math.max(0, instanceCapacity(game.numberOfPlayers) - people.length);
  const invitees = pool.people.filter(({ uid }) => !existingUids.has(uid)).slice(0, freeCapacity);
  return savePeople(
    transaction,
    state,
    invitees.map((person) => newPlayerInstance(person)),
    now,
  );
}

/** Sends the invites of the upcoming instance. Skips a first instance, which has no pool. */
export function inviteToOpenInstance(gameId: GameId, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (!game?.autoInvites) return;
    const newest = await findNewestOfGame(gameId, transaction);
    const instance = newest === null ? null : await findGameInstance(newest, transaction);
    if (instance === null || instance.isFirstGame || instance.status !== 'CREATED') return;
    if (hasStarted(instance.startDateTime, now) || isPausedAt(game, instance.startDateTime)) return;
    updateGameInstance(transaction, instance.id, { status: 'INVITES_SENT' });
  });
}

type Person = Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>;

interface Pool {
  readonly people: readonly Person[];
  readonly missedReplies: MissedReplies;
  readonly hasPlayedInstance: boolean;
}

interface PoolQuery {
  readonly game: Game;
  readonly giId: GiId;
  readonly countsMissedReplies: boolean;
  readonly now: Date;
}

/**
 * Returns the members to invite, up to the capacity of an instance: organisers, then members who replied recently.
 * Reads the names of guests from the instance `giId`, or from the history.
 */
export async function findPool(
  transaction: Transaction,
  { game, giId, countsMissedReplies, now }: PoolQuery,
): Promise<Pool> {
  // Skips the check for changes before the commit, because triggers handle later changes of names and replies.
  const playerInstances = await findPlayerInstances(giId, transaction.unconfirmed);
  const missedReplies = countsMissedReplies
    ? missedRepliesAfter(game.silence, playerInstances)
    : game.silence;
  const players = await findPlayers(game.memberUids, transaction.unconfirmed);
  const guestUids = without(game.memberUids, players);
  const guests = playerInstances.filter(({ uid }) => guestUids.includes(uid));
  const history = await findHistory(game.id, transaction);
  const guestsInHistory = without(guestUids, guests).flatMap((uid) => {
    const person = history?.people[uid];
    return person ? [{ uid, name: person.name, isGuest: person.isGuest }] : [];
  });
  const people = [
    ...players.map(({ uid, name }) => ({ uid, name, isGuest: false })),
    ...[...guests, ...guestsInHistory]
      .filter(({ name }) => name !== FORMER_PLAYER_NAME)
      .map(({ uid, name, isGuest }) => ({ uid, name, isGuest })),
  ];
  const organisers = people.filter(({ uid }) => isOrganiser(game, uid));
  const otherMembers = people.filter(({ uid }) => !isOrganiser(game, uid));
  const freeCapacity = instanceCapacity(game.numberOfPlayers) - organisers.length;
  const invited = [...organisers, ...peopleToInvite(otherMembers, missedReplies, freeCapacity)];
  return {
    people: withDistinctNames(invited).toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    missedReplies,
    hasPlayedInstance: (history?.instances ?? []).some(
      (instance) => isOn(instance) && hasStarted(instance.startDateTime, now),
    ),
  };
}

function without(uids: readonly Uid[], people: readonly { readonly uid: Uid }[]): string[] {
  const excluded = new Set(people.map(({ uid }) => uid));
  return uids.filter((uid) => !excluded.has(uid));
}

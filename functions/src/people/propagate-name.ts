import {
  type GameId,
  type GameInstance,
  type GiId,
  type History,
  hasStarted,
  isAddedByHand,
  isJoinedGuest,
  isShownAs,
  type MotmAward,
  oneGuestFewer,
  type PlayerInstance,
  type Uid,
  uniqueName,
} from '@fives/domain';
import { findGameInstance, pagesOfMember, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame, findGamesOf } from '../db/collections/games.ts';
import {
  findPlayerInstance,
  findPlayerInstances,
  findPlayerInstancesOf,
  updatePlayerInstance,
} from '../db/collections/player-instances.ts';
import { findPlayer } from '../db/collections/players.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { inPages } from '../db/pages.ts';
import { renameInDailyStat } from '../stats/daily-stat.ts';
import { needsInstancesOf } from '../stats/read-history.ts';
import { changeHistory } from '../stats/store-history.ts';

/** Function that returns a person's current name, or null if no name should be written. */
export type CurrentName = (transaction: OptimisticTransaction) => Promise<string | null>;

/**
 * Writes a person's name into player instances, awards, histories, tables and daily stats. Each transaction reads the
 * name again, so that the later of two renames wins.
 */
export async function propagateName(uid: Uid, currentName: CurrentName, now: Date): Promise<void> {
  await inPages(pagesOfMember(uid), async (page, transaction) => {
    const name = await currentName(transaction);
    const giIds = page.map(({ id }) => id);
    const playerInstances = await findPlayerInstancesOf(uid, giIds, transaction);
    if (name === null) return;
    for (const [at, instance] of page.entries()) {
      const playerInstance = playerInstances[at];
      if (!playerInstance) continue;
      const isAhead = !hasStarted(instance.startDateTime, now);
      const people =
        isAhead && playerInstance.name !== name ? await findPlayerInstances(instance.id, transaction) : [];
      nameIn(transaction, instance, playerInstance, uniqueName(playerInstance, name, people));
    }
  });
  // Runs last, because the history takes its names from player instances.
  for (const game of await findGamesOf(uid)) await nameInHistory(game.id, uid, currentName, now);
}

function nameInHistory(gameId: GameId, uid: Uid, currentName: CurrentName, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const name = await currentName(transaction);
    const game = await findGame(gameId, transaction);
    if (name === null || game === null) return;
    const change = (history: History) => withName(history, uid, name);
    await changeHistory(transaction, game, { needsOlder: needsInstancesOf(uid), change }, now);
    renameInDailyStat(transaction, game, { uid, name }, now);
  });
}

function withName(history: History, uid: Uid, name: string): History {
  const person = history.people[uid];
  return {
    ...history,
    instances: history.instances.map((instance) => ({
      ...instance,
      motmAwarded: renamed(instance.motmAwarded, uid, name),
    })),
    people: person
      ? { ...history.people, [uid]: { ...person, ...called(person, uid, name) } }
      : history.people,
  };
}

function nameIn(
  transaction: OptimisticTransaction,
  instance: GameInstance,
  playerInstance: PlayerInstance,
  name: string,
): void {
  const fields = called(playerInstance, playerInstance.uid, name);
  if (playerInstance.name !== fields.name || playerInstance.isGuest !== fields.isGuest) {
    updatePlayerInstance(transaction, instance.id, playerInstance.uid, fields);
  }
  // Runs in the commit that changes `isGuest`, so that the count changes only once.
  if (isJoinedGuest(playerInstance) && !fields.isGuest) {
    updateGameInstance(transaction, instance.id, { counts: oneGuestFewer(instance.counts) });
  }
  const motmAwarded = renamed(instance.motmAwarded, playerInstance.uid, fields.name);
  if (motmAwarded !== instance.motmAwarded) updateGameInstance(transaction, instance.id, { motmAwarded });
}

/**
 * Returns the fields to store. Keeps the letter that distinguishes people with the same name. A person without a
 * sign-in is a guest.
 */
function called(
  shown: Pick<PlayerInstance, 'name'>,
  uid: Uid,
  name: string,
): Pick<PlayerInstance, 'name' | 'isGuest'> {
  return { name: isShownAs(name, shown.name) ? shown.name : name, isGuest: isAddedByHand(uid) };
}

function renamed(awards: MotmAward[], uid: Uid, name: string): MotmAward[] {
  if (!awards.some((award) => award.uid === uid && award.name !== name)) return awards;
  return awards.map((award) => (award.uid === uid ? { ...award, name } : award));
}

export function playerNameOf(uid: Uid): CurrentName {
  return async (transaction) => (await findPlayer(uid, transaction))?.name ?? null;
}

export function nameInInstance(giId: GiId, uid: Uid): CurrentName {
  return async (transaction) => (await findPlayerInstance(giId, uid, transaction))?.name ?? null;
}

/**
 * Gives a player instance the registered name, with a letter if someone else has the same name. Skips a player
 * instance whose name is no longer `written`.
 * @param written name in the event that started this call
 */
export function assignName(
  giId: GiId,
  uid: Uid,
  written: string,
  people: readonly PlayerInstance[],
): Promise<void> {
  // Does not use `deriveUntilStable`, because a second run could undo a later correction.
  return inTransaction(async (transaction) => {
    const [instance, playerInstance, registered] = await Promise.all([
      findGameInstance(giId, transaction),
      findPlayerInstance(giId, uid, transaction),
      playerNameOf(uid)(transaction),
    ]);
    if (!instance || playerInstance?.name !== written) return;
    const name = uniqueName(playerInstance, registered ?? playerInstance.name, people);
    if (registered !== null) nameIn(transaction, instance, playerInstance, name);
    else if (name !== playerInstance.name) updatePlayerInstance(transaction, giId, uid, { name });
  });
}

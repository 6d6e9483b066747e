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
import { nameInDailyStat } from '../stats/daily-stat.ts';
import { needsInstancesOf } from '../stats/read-history.ts';
import { changeHistory } from '../stats/store-history.ts';

/** What a person is called at the moment of a transaction; null where nothing should be written. */
export type CurrentName = (transaction: OptimisticTransaction) => Promise<string | null>;

/**
 * Writes a person's name wherever they are named: their places, awards, the histories, tables and stats of the day of
 * their games. The name is read anew each time it is copied, so that of two renames the later one stands, in whatever
 * order they are worked off. In an instance to come it gets a letter where somebody else has it.
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
  // After the places, which the history takes its names from.
  for (const game of await findGamesOf(uid)) await nameInHistory(game.id, uid, currentName, now);
}

function nameInHistory(gameId: GameId, uid: Uid, currentName: CurrentName, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const name = await currentName(transaction);
    const game = await findGame(gameId, transaction);
    if (name === null || game === null) return;
    const change = (history: History) => withName(history, uid, name);
    await changeHistory(transaction, game, { needsOlder: needsInstancesOf(uid), change }, now);
    nameInDailyStat(transaction, game, { uid, name }, now);
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

/** Calls a person by this name in one instance, where they are called something else. */
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
  // In the commit in which the place says so, by which it is done once.
  if (isJoinedGuest(playerInstance) && !fields.isGuest) {
    updateGameInstance(transaction, instance.id, { counts: oneGuestFewer(instance.counts) });
  }
  const motmAwarded = renamed(instance.motmAwarded, playerInstance.uid, fields.name);
  if (motmAwarded !== instance.motmAwarded) updateGameInstance(transaction, instance.id, { motmAwarded });
}

/** By this name, or the letter that tells them from a namesake. Who has a name of their own and no sign-in is a guest. */
function called(
  shown: Pick<PlayerInstance, 'name'>,
  uid: Uid,
  name: string,
): Pick<PlayerInstance, 'name' | 'isGuest'> {
  return { name: isShownAs(name, shown.name) ? shown.name : name, isGuest: isAddedByHand(uid) };
}

/** The awards with the person's name; the same array when they have none, or are called so already. */
function renamed(awards: MotmAward[], uid: Uid, name: string): MotmAward[] {
  if (!awards.some((award) => award.uid === uid && award.name !== name)) return awards;
  return awards.map((award) => (award.uid === uid ? { ...award, name } : award));
}

/** The name a registered player goes by; null once they are gone, or while they are a guest. */
export function playerNameOf(uid: Uid): CurrentName {
  return async (transaction) => (await findPlayer(uid, transaction))?.name ?? null;
}

/** What somebody who was added by hand is called in one instance, and so in the others. */
export function nameInInstance(giId: GiId, uid: Uid): CurrentName {
  return async (transaction) => (await findPlayerInstance(giId, uid, transaction))?.name ?? null;
}

/**
 * Gives a place the name that its registered player goes by now, in case they registered or were renamed meanwhile, and
 * a letter where somebody of that name was there before. Whoever has been called something else since has settled that.
 * @param written what the place was called when this became due
 * @param people everybody with a place in the instance
 */
export function assignName(
  giId: GiId,
  uid: Uid,
  written: string,
  people: readonly PlayerInstance[],
): Promise<void> {
  // Once: a second look would take a name back that has been corrected since.
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

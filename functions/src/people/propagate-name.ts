import { isDeepStrictEqual } from 'node:util';
import {
  type GameId,
  type GameInstance,
  type GiId,
  type History,
  hasJoinedAsGuest,
  hasStarted,
  isAddedByHand,
  isShownAs,
  type MotmAward,
  type PlayerInstance,
  type Uid,
  uniqueName,
  withOneGuestFewer,
} from '@fives/domain';
import { findGameImports, updateGameImport } from '../db/collections/game-imports.ts';
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
import { forEachPage } from '../db/pages.ts';
import type { Transaction } from '../db/transaction.ts';
import { renameInDailyStat } from '../stats/daily-stat.ts';
import { changeHistory, needsInstancesOf } from '../stats/store-history.ts';

/** Reads a person's current name. Null means that no name must be written. */
type ReadName = (transaction: Transaction) => Promise<string | null>;

/**
 * Writes a person's name into player instances, awards, histories, tables and daily stats. Reads the name in each
 * transaction, so that the later of two renames wins.
 */
export async function propagateName(uid: Uid, readName: ReadName, now: Date): Promise<void> {
  await forEachPage(pagesOfMember(uid), async (page, transaction) => {
    const name = await readName(transaction);
    const giIds = page.map(({ id }) => id);
    const playerInstances = await findPlayerInstancesOf(uid, giIds, transaction);
    if (name === null) return;
    for (const [at, instance] of page.entries()) {
      renameInImport(transaction, instance, uid, name);
      const playerInstance = playerInstances[at];
      if (!playerInstance) continue;
      const isUpcoming = !hasStarted(instance.startDateTime, now);
      const people =
        isUpcoming && playerInstance.name !== name ? await findPlayerInstances(instance.id, transaction) : [];
      renameInInstance(transaction, instance, playerInstance, uniqueName(playerInstance, name, people));
    }
  });
  // Runs last, because the history takes its names from player instances.
  for (const game of await findGamesOf(uid)) await renameInHistory(game.id, uid, readName, now);
}

function renameInHistory(gameId: GameId, uid: Uid, readName: ReadName, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const name = await readName(transaction);
    const game = await findGame(gameId, transaction);
    if (name === null || game === null) return;
    const change = (history: History) => renameIn(history, uid, name);
    await changeHistory(transaction, game, { needsOlder: needsInstancesOf(uid), change }, now);
    renameInDailyStat(transaction, game, { uid, name }, now);
    await renameInTotals(transaction, gameId, uid, name);
  });
}

async function renameInTotals(
  transaction: Transaction,
  gameId: GameId,
  uid: Uid,
  name: string,
): Promise<void> {
  for (const { id, totals } of await findGameImports(gameId, transaction)) {
    if (!totals.some((total) => total.uid === uid && total.name !== name)) continue;
    const renamed = totals.map((total) => (total.uid === uid ? { ...total, name } : total));
    updateGameImport(transaction, gameId, id, { totals: renamed });
  }
}

function renameIn(history: History, uid: Uid, name: string): History {
  const person = history.people[uid];
  return {
    ...history,
    instances: history.instances.map((instance) => ({
      ...instance,
      motmAwarded: renameInAwards(instance.motmAwarded, uid, name),
    })),
    people: person
      ? { ...history.people, [uid]: { ...person, ...nameFields(person, uid, name) } }
      : history.people,
  };
}

function renameInInstance(
  transaction: Transaction,
  instance: GameInstance,
  playerInstance: PlayerInstance,
  name: string,
): void {
  const fields = nameFields(playerInstance, playerInstance.uid, name);
  if (playerInstance.name !== fields.name || playerInstance.isGuest !== fields.isGuest) {
    updatePlayerInstance(transaction, instance.id, playerInstance.uid, fields);
  }
  // Updates the count together with `isGuest`, so that each guest is subtracted only once.
  if (hasJoinedAsGuest(playerInstance) && !fields.isGuest) {
    updateGameInstance(transaction, instance.id, { counts: withOneGuestFewer(instance.counts) });
  }
  const motmAwarded = renameInAwards(instance.motmAwarded, playerInstance.uid, fields.name);
  if (motmAwarded !== instance.motmAwarded) updateGameInstance(transaction, instance.id, { motmAwarded });
}

function renameInImport(
  transaction: Transaction,
  { id, importedPeople = [], motmAwarded }: GameInstance,
  uid: Uid,
  name: string,
): void {
  const person = importedPeople.find((each) => each.uid === uid);
  const fields = person && nameFields(person, uid, name);
  // `forEachPage` repeats until there is nothing to write.
  if (person === undefined || isDeepStrictEqual({ ...person, ...fields }, person)) return;
  updateGameInstance(transaction, id, {
    importedPeople: importedPeople.map((each) => (each === person ? { ...person, ...fields } : each)),
    motmAwarded: renameInAwards(motmAwarded, uid, name),
  });
}

/** Keeps the letter that distinguishes people with the same name. `isGuest` is true only for a plus-one. */
function nameFields(
  stored: Pick<PlayerInstance, 'name'>,
  uid: Uid,
  name: string,
): Pick<PlayerInstance, 'name' | 'isGuest'> {
  return { name: isShownAs(name, stored.name) ? stored.name : name, isGuest: isAddedByHand(uid) };
}

/** Returns the same array if nothing changes. */
function renameInAwards(awards: MotmAward[], uid: Uid, name: string): MotmAward[] {
  if (!awards.some((award) => award.uid === uid && award.name !== name)) return awards;
  return awards.map((award) => (award.uid === uid ? { ...award, name } : award));
}

export function playerNameOf(uid: Uid): ReadName {
  return async (transaction) => (await findPlayer(uid, transaction))?.name ?? null;
}

export function entryNameOf(giId: GiId, uid: Uid): ReadName {
  return async (transaction) => (await findPlayerInstance(giId, uid, transaction))?.name ?? null;
}

/**
 * Stores the registered name in a player instance, with a letter if someone else has the same name. Does nothing if the
 * name has changed since the event.
 * @param nameInEvent name in the event that started this call
 */
export function assignName(
  giId: GiId,
  uid: Uid,
  nameInEvent: string,
  people: readonly PlayerInstance[],
): Promise<void> {
  // Not `deriveUntilStable`, because a second run could undo a later correction.
  return inTransaction(async (transaction) => {
    const [instance, playerInstance, registered] = await Promise.all([
      findGameInstance(giId, transaction),
      findPlayerInstance(giId, uid, transaction),
      playerNameOf(uid)(transaction),
    ]);
    if (!instance || playerInstance?.name !== nameInEvent) return;
    const name = uniqueName(playerInstance, registered ?? playerInstance.name, people);
    if (registered !== null) renameInInstance(transaction, instance, playerInstance, name);
    else if (name !== playerInstance.name) updatePlayerInstance(transaction, giId, uid, { name });
  });
}

import { isDeepStrictEqual } from 'node:util';
import {
  ApiError,
  actingUid,
  addAlias,
  type GameId,
  havePlayedTogether,
  type Identity,
  importedPlayers,
  isAddedByHand,
  isShownAs,
  mergeChoice,
  replaceUid,
  type Uid,
} from '@fives/domain';
import { findInstancesOfAny, findNewestOfMember } from '../db/collections/game-instances.ts';
import { findGame, findGamesOfAlias, updateGame } from '../db/collections/games.ts';
import { findPlayerInstance } from '../db/collections/player-instances.ts';
import { deletePlayerTree, findPlayer } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { requireGame } from '../instance/instance-state.ts';
import { recountReplies } from '../instance/player-instances.ts';
import { needsInstancesOf, readHistory } from '../stats/store-history.ts';
import { mergePeople } from './merge-people.ts';
import { applyRemovals, copyRemovals } from './remove-for-good.ts';

/**
 * Stores an alias, so that two entries in a game belong to one person. A repeated call stores nothing.
 * @returns uids for which the caller must call {@link finishMerge}
 * @throws {ApiError} `not-found`, `conflict`, `bad-input`
 */
export async function mergeEntries(gameId: GameId, from: string, to: string): Promise<string[]> {
  const game = await requireGame(gameId);
  const one = actingUid(game, from);
  const other = actingUid(game, to);
  if (one === other) return [from, to];
  const [fromEntry, toEntry] = await Promise.all([findEntry(gameId, one), findEntry(gameId, other)]);
  if (fromEntry === null || toEntry === null) {
    // A concurrent merge may have moved an entry since the game was read.
    const { aliases } = await requireGame(gameId);
    if (!isDeepStrictEqual(aliases, game.aliases)) return mergeEntries(gameId, from, to);
    throw ApiError.because({ code: 'NO_PLACE', fields: [fromEntry === null ? 'from' : 'to'] });
  }
  const choice = mergeChoice(fromEntry, toEntry);
  if (choice === null) throw ApiError.because({ code: 'MERGE_OF_PLAYER', fields: ['from'] });
  if (await playedSameInstance(gameId, one, other)) throw ApiError.because({ code: 'PLAYED_TOGETHER' });
  const isStored = await storeAlias(gameId, choice.from.uid, choice.to.uid, { mayReverse: false });
  return isStored ? [choice.from.uid] : mergeEntries(gameId, from, to);
}

/** Moves the data of the alias `from` to the entry that `from` acts for. */
export async function finishMerge(gameId: GameId, from: string, now: Date): Promise<void> {
  const game = await findGame(gameId);
  const to = game && actingUid(game, from);
  if (to === null || to === from) return;
  const player = await findPlayer(to);
  const person = player ? { name: player.name, isGuest: false } : await guestIdentity(gameId, from, to);
  if (person !== null) await mergePeople({ from, to: { ...person, uid: to } }, now, gameId);
}

async function guestIdentity(
  gameId: GameId,
  from: string,
  to: string,
): Promise<Omit<Identity, 'uid'> | null> {
  const [merged, remaining] = await Promise.all([findEntry(gameId, from), findEntry(gameId, to)]);
  // The name of `remaining` may end with a letter that distinguished the two entries.
  if (merged && remaining && isShownAs(merged.name, remaining.name))
    return { ...remaining, name: merged.name };
  return remaining ?? merged;
}

export async function claimGuest(guest: Uid, account: Uid, now: Date): Promise<void> {
  const player = await findPlayer(account);
  if (player === null) return;
  await mergeAliasedEntries(account, guest, now);
  await copyRemovals(guest, account, player.name);
  await mergePeople({ from: guest, to: { uid: account, name: player.name, isGuest: false } }, now);
  await applyRemovals(account, now);
  // The guest's sign-in stays, because a retry of the API call needs its token.
  await deletePlayerTree(guest);
}

/** Skips entries that have an account or played in the same instance as `account`. */
export async function mergeAliasedEntries(account: string, guest: string, now: Date): Promise<void> {
  for (const game of await findGamesOfAlias(guest)) {
    const entryUid = actingUid(game, guest);
    if (entryUid === account || (await findPlayer(entryUid)) !== null) continue;
    if (await playedSameInstance(game.id, entryUid, account)) continue;
    const isStored = await storeAlias(game.id, entryUid, account, { mayReverse: true });
    if (isStored) await finishMerge(game.id, entryUid, now);
  }
}

export async function deleteAliases(uid: Uid): Promise<void> {
  for (const { id } of await findGamesOfAlias(uid)) {
    await inTransaction(async (transaction) => {
      const { [uid]: _, ...aliases } = (await requireGame(id, transaction)).aliases;
      updateGame(transaction, id, { aliases });
    });
    for (const instance of await findInstancesOfAny(id, [uid])) await recountReplies(instance.id);
  }
}

/**
 * Stores that `from` acts for `to`, so that no new entry for `from` can be created.
 * @param mayReverse true if `to` may have acted for `from` until now, for example a merged guest who registers
 * @returns false if another merge changed one of the entries
 */
function storeAlias(
  gameId: GameId,
  from: string,
  to: string,
  { mayReverse }: { readonly mayReverse: boolean },
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const game = await requireGame(gameId, transaction);
    const { aliases, memberUids, removed } = game;
    const isReversed = mayReverse && aliases[to] === from;
    if (from in aliases || (to in aliases && !isReversed)) return false;
    if (from in removed || to in removed) throw ApiError.because({ code: 'NO_PLACE' });
    updateGame(transaction, gameId, {
      aliases: addAlias(aliases, from, to),
      memberUids: replaceUid(memberUids, from, to).toSorted(),
    });
    return true;
  });
}

async function playedSameInstance(gameId: GameId, one: string, other: string): Promise<boolean> {
  const { history } = await readHistory(gameId, needsInstancesOf(one));
  return havePlayedTogether(history, one, other);
}

async function findEntry(gameId: GameId, uid: Uid): Promise<Identity | null> {
  const [player, newest] = await Promise.all([findPlayer(uid), findNewestOfMember(gameId, uid)]);
  const people = newest ? (importedPlayers(newest) ?? [await findPlayerInstance(newest.id, uid)]) : [];
  const playerInstance = people.find((person) => person?.uid === uid);
  if (!playerInstance) return findImportedEntry(gameId, uid);
  return player
    ? { uid, name: player.name, isGuest: false }
    : { uid, name: playerInstance.name, isGuest: playerInstance.isGuest };
}

/** Returns a person of imported totals, who is in no instance. */
async function findImportedEntry(gameId: GameId, uid: Uid): Promise<Identity | null> {
  const person = isAddedByHand(uid) ? (await findHistory(gameId))?.people[uid] : undefined;
  return person ? { uid, name: person.name, isGuest: person.isGuest } : null;
}

import type { History } from '@fives/domain';
import { pagesOfMember } from '../db/game-instances.ts';
import { findGame, findGamesOf } from '../db/games.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { inPages } from '../db/pages.ts';
import { findPlacesOf } from '../db/player-instances.ts';
import { nameInDailyStat } from '../stats/name-in-daily-stat.ts';
import { readStats, storeHistory } from '../stats/store-history.ts';
import { nameIn, renamed } from './name-in.ts';

/** What a person is called at the moment of a transaction; null where nothing should be written. */
export type CurrentName = (transaction: OptimisticTransaction) => Promise<string | null>;

/**
 * Writes a registered person's name wherever they are named: their places, awards, the histories, tables and stats of
 * the day of their games. The name is read anew each time it is copied, so that of two renames the later one stands, in whatever order
 * they are worked off.
 */
export async function spreadName(uid: string, currentName: CurrentName, now: Date): Promise<void> {
  await inPages(pagesOfMember(uid), async (page, transaction) => {
    const name = await currentName(transaction);
    const giIds = page.map(({ id }) => id);
    const places = await findPlacesOf(uid, giIds, transaction);
    if (name === null) return;
    for (const [at, instance] of page.entries()) {
      const place = places[at];
      if (place) nameIn(transaction, instance, place, name);
    }
  });
  // After the places, which the history takes its names from.
  for (const game of await findGamesOf(uid)) await nameInHistory(game.id, uid, currentName, now);
}

function nameInHistory(gameId: string, uid: string, currentName: CurrentName, now: Date): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const name = await currentName(transaction);
    const [game, stored] = await Promise.all([findGame(gameId, transaction), readStats(gameId, transaction)]);
    if (name === null || game === null) return;
    if (stored.history) {
      storeHistory(transaction, game, stored, withName(stored.history, uid, name), now);
    }
    nameInDailyStat(transaction, game, { uid, name }, now);
  });
}

function withName(history: History, uid: string, name: string): History {
  const person = history.people[uid];
  return {
    instances: history.instances.map((instance) => ({
      ...instance,
      motmAwarded: renamed(instance.motmAwarded, uid, name),
    })),
    people: person ? { ...history.people, [uid]: { ...person, name, isGuest: false } } : history.people,
  };
}

import {
  FORMER_PLAYER_NAME,
  type Game,
  hasStarted,
  type PlayerInstance,
  withDistinctNames,
} from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPlacesIn } from '../db/player-instances.ts';
import { findPlayers } from '../db/players.ts';
import { findHistory } from '../db/stats.ts';

type Person = Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>;

/** A game's player pool, by the names people go by now. */
export interface Pool {
  /** By uid. */
  readonly people: readonly Person[];
  /** Whether an instance of the game has been played, by its history. */
  readonly hasPlayed: boolean;
}

/**
 * Reads everybody who may be invited. Guests have no document that says their name: it is taken from the instance
 * `giId`, or else from the history. Whoever has deleted their account is left out.
 */
export async function findPool(
  transaction: OptimisticTransaction,
  { game, giId, now }: { readonly game: Game; readonly giId: string; readonly now: Date },
): Promise<Pool> {
  const players = await findPlayers(game.memberUids, transaction);
  const others = without(game.memberUids, players);
  const places = await findPlacesIn(giId, others, transaction);
  const history = await findHistory(game.id, transaction);
  const remembered = without(others, places).flatMap((uid) => {
    const known = history?.people[uid];
    return known ? [{ uid, name: known.name, isGuest: known.isGuest }] : [];
  });
  const people = [
    ...players.map(({ uid, name }) => ({ uid, name, isGuest: false })),
    ...[...places, ...remembered]
      .filter(({ name }) => name !== FORMER_PLAYER_NAME)
      .map(({ uid, name, isGuest }) => ({ uid, name, isGuest })),
  ];
  return {
    people: withDistinctNames(people).toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    hasPlayed: (history?.instances ?? []).some(
      ({ status, startDateTime }) => status !== 'CANCELLED' && hasStarted(startDateTime, now),
    ),
  };
}

function without(uids: readonly string[], known: readonly { readonly uid: string }[]): string[] {
  const uidsKnown = new Set(known.map(({ uid }) => uid));
  return uids.filter((uid) => !uidsKnown.has(uid));
}

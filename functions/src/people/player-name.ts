import { findGameInstance } from '../db/game-instances.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import { findPlayerInstance } from '../db/player-instances.ts';
import { findPlayer } from '../db/players.ts';
import { nameIn } from './name-in.ts';
import type { CurrentName } from './spread-name.ts';

/** The name a registered player goes by; null once they are gone, or while they are a guest. */
export function playerNameOf(uid: string): CurrentName {
  return async (transaction) => (await findPlayer(uid, transaction))?.name ?? null;
}

/** Gives a new place the name its registered player goes by now, in case they registered or were renamed meanwhile. */
export function nameNewPlace(giId: string, uid: string): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const [instance, place, name] = await Promise.all([
      findGameInstance(giId, transaction),
      findPlayerInstance(giId, uid, transaction),
      playerNameOf(uid)(transaction),
    ]);
    if (instance && place && name !== null) nameIn(transaction, instance, place, name);
  });
}

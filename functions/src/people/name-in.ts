import type { GameInstance, MotmAward, PlayerInstance } from '@fives/domain';
import { updateGameInstance } from '../db/game-instances.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { updatePlayerInstance } from '../db/player-instances.ts';

/** Calls a registered person by this name in one instance, where they are called something else. */
export function nameIn(
  transaction: OptimisticTransaction,
  instance: GameInstance,
  place: PlayerInstance,
  name: string,
): void {
  if (place.name !== name || place.isGuest) {
    updatePlayerInstance(transaction, instance.id, place.uid, { name, isGuest: false });
  }
  const motmAwarded = renamed(instance.motmAwarded, place.uid, name);
  if (motmAwarded !== instance.motmAwarded) updateGameInstance(transaction, instance.id, { motmAwarded });
}

/** The awards with the person's name; the same array when they have none, or are called so already. */
export function renamed(awards: MotmAward[], uid: string, name: string): MotmAward[] {
  if (!awards.some((award) => award.uid === uid && award.name !== name)) return awards;
  return awards.map((award) => (award.uid === uid ? { ...award, name } : award));
}

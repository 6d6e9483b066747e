import { type GameInstance, importedPlayers, type PlayerInstance } from '@fives/domain';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import type { Reader } from '../db/optimistic-transaction.ts';

/** Returns the player instances, or the people of an imported instance. */
export async function findPeople(instance: GameInstance, reader?: Reader): Promise<PlayerInstance[]> {
  return importedPlayers(instance) ?? findPlayerInstances(instance.id, reader);
}

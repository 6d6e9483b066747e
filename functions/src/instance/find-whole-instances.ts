import type { Game, GameInstance } from '@fives/domain';
import { findPlayerInstances } from '../db/player-instances.ts';
import type { WholeInstance } from './whole-instance.ts';

/** How many instances' people are read side by side: enough to hide the wait, few enough to share the connection. */
const SIDE_BY_SIDE = 25;

/** Reads who belongs to each of a game's instances; keeps their order. */
export async function findWholeInstancesOf(
  game: Game,
  instances: readonly GameInstance[],
): Promise<WholeInstance[]> {
  const wholes: WholeInstance[] = [];
  for (let from = 0; from < instances.length; from += SIDE_BY_SIDE) {
    const some = instances.slice(from, from + SIDE_BY_SIDE);
    const found = some.map(async (instance) => ({
      game,
      instance,
      // The server's own memory is for changes, and these are for looking at.
      jobs: null,
      people: await findPlayerInstances(instance.id),
    }));
    wholes.push(...(await Promise.all(found)));
  }
  return wholes;
}

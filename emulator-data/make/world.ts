import { type World, worldSchema } from '../world.schema.ts';
import { makeAddedByHand, makeGuests, makeRegistered } from './cast.ts';
import { COMING, makeCharityMatch, makeLunchtime, makeTonight, makeWeekly } from './games.ts';

/** Returns the same world each time, because all random values have fixed seeds. */
export function makeWorld(): World {
  return worldSchema.parse({
    password: 'five-a-side',
    registered: makeRegistered(),
    guests: makeGuests(),
    addedByHand: makeAddedByHand(),
    games: [makeWeekly(), makeCharityMatch(), makeLunchtime(), makeTonight()],
    inviteId: COMING.id,
  });
}

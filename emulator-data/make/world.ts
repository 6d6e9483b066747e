import { type World, worldSchema } from '../world.schema.ts';
import { makeAddedByHand, makeGuests, makeRegistered } from './cast.ts';
import { makeCharityMatch, makeLunchtime, makeTonight, makeWeekly, UPCOMING } from './games.ts';

export function makeWorld(): World {
  return worldSchema.parse({
    password: 'five-a-side',
    registered: makeRegistered(),
    guests: makeGuests(),
    addedByHand: makeAddedByHand(),
    games: [makeWeekly(), makeCharityMatch(), makeLunchtime(), makeTonight()],
    inviteId: UPCOMING.id,
  });
}

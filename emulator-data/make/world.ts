import { type World, worldSchema } from '../world.schema.ts';
import { makeGuests, makeHandMade, makeRegistered } from './cast.ts';
import { COMING, makeCharityMatch, makeLunchtime, makeTonight, makeWeekly } from './games.ts';

/** Makes the demo world. It is the same each time: all chance in it comes from fixed seeds. */
export function makeWorld(): World {
  return worldSchema.parse({
    password: 'five-a-side',
    registered: makeRegistered(),
    guests: makeGuests(),
    handMade: makeHandMade(),
    games: [makeWeekly(), makeCharityMatch(), makeLunchtime(), makeTonight()],
    inviteId: COMING.id,
  });
}

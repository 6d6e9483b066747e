import { type Rating, rate } from './model/rating.ts';
import { EMPTY_NOTES } from './preferences/preferences.schema.ts';
import { type FairTeamsInput, fairPlayers, knownResults } from './preferences/request.ts';
import { NO_OTHER_STARS } from './preferences/star-averages.ts';

/**
 * Rates all people of an instance without stars, so that everyone sees the same chance of a line-up. The private stars
 * only influence which teams are picked.
 */
export function publicRating(input: Omit<FairTeamsInput, 'notes' | 'otherStars'>): Rating {
  const uids = input.people.map(({ uid }) => uid);
  return rate({
    players: fairPlayers(uids, { ...input, notes: EMPTY_NOTES, otherStars: NO_OTHER_STARS }),
    history: knownResults(input),
    now: input.instance.startDateTime,
  });
}

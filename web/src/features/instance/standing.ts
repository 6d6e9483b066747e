import { type Places, type PlayerInstance, placeInQueue } from '@fives/domain';

/** How somebody has answered, and what came of it. */
export type Standing =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'in' }
  | { readonly kind: 'out' }
  /** Said yes after the places were gone; 1 is next in. */
  | { readonly kind: 'reserve'; readonly place: number };

/** @param own the person's place; null for somebody who has none, who counts as not having answered */
export function toStanding(own: PlayerInstance | null, places: Places<PlayerInstance>): Standing {
  if (own === null || own.status === 'UNANSWERED') return { kind: 'unanswered' };
  if (own.status === 'NOT_PLAYING') return { kind: 'out' };
  const place = placeInQueue(places, own.uid);
  return place === null ? { kind: 'in' } : { kind: 'reserve', place };
}

/** A standing in words, such as 'You are 2nd reserve'; null where there is no answer yet. */
export function standingText(standing: Standing): string | null {
  switch (standing.kind) {
    case 'in':
      return 'You are in';
    case 'out':
      return 'You are out';
    case 'reserve':
      return `You are ${ordinal(standing.place)} reserve`;
    case 'unanswered':
      return null;
  }
}

export interface PlacesInput {
  readonly numberOfPlayers: number;
  /** How many have said yes. */
  readonly playing: number;
}

/** What a yes is worth now, for somebody who has not said it. */
export function placesText({ numberOfPlayers, playing }: PlacesInput): string {
  const left = numberOfPlayers - playing;
  if (left > 0) {
    return `${playing} of ${numberOfPlayers} playing, ${left} ${left === 1 ? 'place' : 'places'} left`;
  }
  return `All ${numberOfPlayers} places are taken: answering yes puts you ${ordinal(1 - left)} on the reserve list`;
}

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in a row in English: 1st, 2nd, 3rd, 11th. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[rules.select(place)] ?? 'th'}`;
}

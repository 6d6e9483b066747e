import type { OrganiserOffer } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { replaceUid } from './merge-entries.ts';

/** How long a game is offered to one member alone. Whoever has not answered by then may not be looking at all. */
const OFFERED_TO_ONE_MS = 7 * 24 * 3_600_000;

/** From when on any member with an account may take over a game that is offered to one of them. */
export function openToAllAt({ at }: OrganiserOffer): Date {
  return new Date(at.getTime() + OFFERED_TO_ONE_MS);
}

/** Whether somebody with an account may take a game over, of which they are a member. */
export function mayTakeOver(offer: OrganiserOffer, uid: Uid, now: Date): boolean {
  return offer.uid === uid || openToAllAt(offer).getTime() <= now.getTime();
}

/** The offer once it has passed from whom it was made to on to `uid`. What is open to all already stays so. */
export function passOfferOn(offer: OrganiserOffer, uid: Uid, now: Date): OrganiserOffer {
  const isOpenToAll = openToAllAt(offer).getTime() <= now.getTime();
  return { uid, at: isOpenToAll ? offer.at : now, declined: [...offer.declined, offer.uid] };
}

/** The offer with `to` wherever it named `from`. */
export function mergeOffer(offer: OrganiserOffer, from: string, to: string): OrganiserOffer {
  return {
    ...offer,
    uid: offer.uid === from ? to : offer.uid,
    declined: replaceUid(offer.declined, from, to),
  };
}

/**
 * Everybody who has a place in one of a game's instances, the longest-standing first: whose first instance was the earliest,
 * and of those who began together whoever has had a place in the most.
 * @param instances all of the game, in any order
 */
export function longestStandingFirst(
  instances: readonly Pick<GameInstance, 'startDateTime' | 'memberUids'>[],
): string[] {
  const standings = new Map<string, { readonly since: number; readonly instances: number }>();
  for (const { startDateTime, memberUids } of instances) {
    for (const uid of memberUids) {
      const { since = Number.POSITIVE_INFINITY, instances = 0 } = standings.get(uid) ?? {};
      standings.set(uid, { since: Math.min(since, startDateTime.getTime()), instances: instances + 1 });
    }
  }
  return [...standings]
    .toSorted(
      ([uid, a], [other, b]) => a.since - b.since || b.instances - a.instances || (uid < other ? -1 : 1),
    )
    .map(([uid]) => uid);
}

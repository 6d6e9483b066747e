import { type GameRoles, type Organised, organisersOf, ROLE_FIELDS, ROLES } from '../access.ts';
import type { OrganiserOffer, StoredRoles } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { replaceUid } from './merge-entries.ts';

export interface OrganiserFields extends Pick<StoredRoles, 'orgUid' | 'organiserUids'> {
  /** Null deletes the offer, because the game has an organiser again. */
  readonly organiserOffer?: null;
}

export function withNewLead(game: Organised, uid: Uid): OrganiserFields {
  return { orgUid: uid, organiserUids: [...new Set([uid, ...organisersOf(game)])] };
}

export function mergeOrganisers(game: Organised, from: string, to: string): OrganiserFields {
  const uids = replaceUid(organisersOf(game), from, to);
  return { orgUid: uids[0] ?? to, organiserUids: uids };
}

/**
 * The next organiser becomes the lead.
 * @returns null if no organiser would be left
 */
export function withoutOrganiser(game: Organised, uid: Uid): OrganiserFields | null {
  const [first, ...others] = organisersOf(game).filter((organiser) => organiser !== uid);
  return first === undefined ? null : { orgUid: first, organiserUids: [first, ...others] };
}

const GRANTED_ROLE_FIELDS = ROLE_FIELDS.filter(
  (field) => !ROLES.organiser.fields.some((other) => other === field),
);

/** Returns the changed role fields with `from` replaced by `to`, or removed if `to` is null. */
export function mergeGrantedRoles(game: GameRoles, from: Uid, to: Uid | null): Partial<StoredRoles> {
  const lists = GRANTED_ROLE_FIELDS.map((field) => [field, [game[field]].flat()] as const);
  const merged = (uids: readonly Uid[]) =>
    to === null ? uids.filter((uid) => uid !== from) : replaceUid(uids, from, to);
  const changed = lists.filter(([, uids]) => uids.includes(from));
  return Object.fromEntries(changed.map(([field, uids]) => [field, merged(uids)]));
}

const OFFERED_TO_ONE_MS = 7 * 24 * 3_600_000;

export function openToAllAt({ at }: OrganiserOffer): Date {
  return new Date(at.getTime() + OFFERED_TO_ONE_MS);
}

export function mayTakeOver(offer: OrganiserOffer, uid: Uid, now: Date): boolean {
  return offer.uid === uid || openToAllAt(offer).getTime() <= now.getTime();
}

export function passOfferOn(offer: OrganiserOffer, uid: Uid, now: Date): OrganiserOffer {
  const isOpenToAll = openToAllAt(offer).getTime() <= now.getTime();
  return { uid, at: isOpenToAll ? offer.at : now, declined: [...offer.declined, offer.uid] };
}

export function mergeOffer(offer: OrganiserOffer, from: string, to: string): OrganiserOffer {
  return {
    ...offer,
    uid: offer.uid === from ? to : offer.uid,
    declined: replaceUid(offer.declined, from, to),
  };
}

/**
 * Returns all members by first instance, earliest first, then by number of instances.
 * @param instances all instances of the game in any order
 */
export function membersBySeniority(
  instances: readonly Pick<GameInstance, 'startDateTime' | 'memberUids'>[],
): string[] {
  const standings = new Map<string, { readonly since: number; readonly instances: number }>();
  for (const { startDateTime, memberUids } of instances) {
    for (const uid of memberUids) {
      const { since = Number.POSITIVE_INFINITY, instances = 0 } = standings.get(uid) ?? {};
      standings.set(uid, { since: Math.min(since, startDateTime.getTime()), instances: instances + 1 });
    }
  }
  const ordered = [...standings].toSorted(
    ([uid, a], [other, b]) => a.since - b.since || b.instances - a.instances || (uid < other ? -1 : 1),
  );
  return ordered.map(([uid]) => uid);
}

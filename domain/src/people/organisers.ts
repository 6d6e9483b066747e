import { type GameRoles, type Organised, organisersOf, ROLE_FIELDS, ROLES } from '../access.ts';
import type { StoredRoles } from '../game/roles.schema.ts';
import type { Uid } from '../ids.ts';
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

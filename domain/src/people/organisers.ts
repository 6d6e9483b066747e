import { type Organised, organisersOf } from '../access.ts';
import type { Uid } from '../ids.ts';
import { replaceUid } from './merge-entries.ts';

export interface OrganiserFields {
  readonly orgUid: Uid;
  readonly organiserUids: Uid[];
  /** Null clears the offer of a game that has an organiser again. */
  readonly organiserOffer?: null;
}

export function handedOver(game: Organised, uid: Uid): OrganiserFields {
  return { orgUid: uid, organiserUids: [...new Set([uid, ...organisersOf(game)])] };
}

export function mergeOrganisers(game: Organised, from: string, to: string): OrganiserFields {
  const uids = replaceUid(organisersOf(game), from, to);
  return { orgUid: uids[0] ?? to, organiserUids: uids };
}

/**
 * Returns the organisers without `uid`. The next one becomes the lead.
 * @returns null if no organiser would be left
 */
export function withoutOrganiser(game: Organised, uid: Uid): OrganiserFields | null {
  const [first, ...others] = organisersOf(game).filter((organiser) => organiser !== uid);
  return first === undefined ? null : { orgUid: first, organiserUids: [first, ...others] };
}

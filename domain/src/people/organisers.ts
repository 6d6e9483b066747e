import { type Organised, organisersOf } from '../access.ts';
import type { Uid } from '../ids.ts';
import { replaceUid } from './merge-entries.ts';

/** Who organises a game, as it is stored. */
export interface OrganiserFields {
  readonly orgUid: Uid;
  readonly organiserUids: Uid[];
  /** Null where a game that nobody organised has an organiser again. */
  readonly organiserOffer?: null;
}

/** A game's organisers with another first one: whoever organised it before still does, behind them. */
export function handedOver(game: Organised, uid: Uid): OrganiserFields {
  return { orgUid: uid, organiserUids: [...new Set([uid, ...organisersOf(game)])] };
}

/** A game's organisers with `to` in the place of `from`. */
export function mergeOrganisers(game: Organised, from: string, to: string): OrganiserFields {
  const uids = replaceUid(organisersOf(game), from, to);
  return { orgUid: uids[0] ?? to, organiserUids: uids };
}

/**
 * A game's organisers without one of them. Where that was the first, the next in line comes first.
 * @returns null where nobody would be left
 */
export function withoutOrganiser(game: Organised, uid: Uid): OrganiserFields | null {
  const [first, ...others] = organisersOf(game).filter((organiser) => organiser !== uid);
  return first === undefined ? null : { orgUid: first, organiserUids: [first, ...others] };
}

import type { Reach, ReachResponse } from '../api/responses.ts';
import type { Uid } from '../ids.ts';
import type { AddressedDraft } from './draft.ts';
import { type NotificationKind, type NotificationSettings, wantsKind } from './notification.schema.ts';

/** Kind of news that an organiser tells the players. Each has its own reach. */
export type ReachTopic = keyof ReachResponse;

export interface Contact {
  readonly hasDevice: boolean;
  readonly hasEmail: boolean;
  readonly settings: NotificationSettings;
}

/**
 * Splits the recipients into reached and unreached people. A reached person wants the kind, and has a device or a
 * confirmed email. The inbox does not count, because people see the inbox only in the app.
 * @param contactOf returns null for an unknown person
 */
export function splitByReach(
  drafts: readonly AddressedDraft[],
  nameOf: (uid: Uid) => string,
  contactOf: (uid: Uid) => Contact | null,
): Reach {
  const isReached = ({ uid, draft }: AddressedDraft) => isReachable(contactOf(uid), draft.kind);
  const toPerson = ({ uid }: AddressedDraft) => ({ uid, name: nameOf(uid) });
  return {
    reached: drafts.filter(isReached).map(toPerson),
    unreached: drafts.filter((draft) => !isReached(draft)).map(toPerson),
  };
}

/** @param contact null for an unknown person */
export function isReachable(contact: Contact | null, kind: NotificationKind): boolean {
  if (contact === null || !wantsKind(contact.settings, kind)) return false;
  return contact.hasDevice || contact.hasEmail;
}

/** Returns text such as '6 will be notified, 5 can't be reached', or in `sentText` what happened. */
export function reachText(reach: Reach, isSent = false): string {
  const { reached, unreached } = reach;
  if (reached.length + unreached.length === 0) return 'No one else needs to know.';
  if (isSent) return `${sentText(reach)}${copyHint(reach)}`;
  const notified = `${reached.length === 0 ? 'No one' : reached.length} will be notified`;
  return unreached.length === 0 ? notified : `${notified}, ${unreached.length} can't be reached`;
}

/** Returns only what happened, such as '3 of 8 notified'. */
export function sentText({ reached, unreached }: Reach): string {
  if (unreached.length === 0) return `${reached.length} notified`;
  const all = reached.length + unreached.length;
  return reached.length === 0 ? 'No one was notified' : `${reached.length} of ${all} notified`;
}

function copyHint({ reached, unreached }: Reach): string {
  const count = unreached.length;
  if (count === 0) return '';
  const others = reached.length === 0 ? `all ${count}` : `the other ${count === 1 ? 'one' : count}`;
  return `. Copy the text for ${reached.length === 0 && count === 1 ? 'them' : others}`;
}

/** True if the chat reaches more people than Fives does. */
export function isMostlyUnreached({ reached, unreached }: Reach): boolean {
  return unreached.length > reached.length;
}

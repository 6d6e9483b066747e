import type { Reach } from '../api/responses.ts';
import { isAddedByHand, type Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { AddressedDraft } from './notification-plan.ts';
import { type NotificationSettings, wantsKind } from './notification-settings.schema.ts';

type Recipient = Pick<PlayerInstance, 'uid' | 'isGuest'>;

export interface Contact {
  readonly hasDevice: boolean;
  readonly hasEmail: boolean;
  readonly settings: NotificationSettings;
}

/** Uses `isGuest` of the player instance, because a guest and a deleted account both have no player document. */
export function guestsWithInbox(people: readonly Recipient[]): ReadonlySet<string> {
  return new Set(people.filter(({ uid, isGuest }) => isGuest && !isAddedByHand(uid)).map(({ uid }) => uid));
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
  const isReached = ({ uid, draft }: AddressedDraft) => {
    const contact = contactOf(uid);
    if (contact === null || !wantsKind(contact.settings, draft.kind)) return false;
    return contact.hasDevice || contact.hasEmail;
  };
  const toPerson = ({ uid }: AddressedDraft) => ({ uid, name: nameOf(uid) });
  return {
    reached: drafts.filter(isReached).map(toPerson),
    unreached: drafts.filter((draft) => !isReached(draft)).map(toPerson),
  };
}

export function reachText({ reached, unreached }: Reach, isSent = false): string {
  const count = reached.length;
  if (count + unreached.length === 0) return 'No one else needs to know.';
  const notified = `${count === 0 ? 'No one' : count} ${isSent ? '' : 'will be '}notified`;
  return unreached.length === 0 ? notified : `${notified}, ${unreached.length} can't be reached`;
}

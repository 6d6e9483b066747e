import { isAddedByHand, type Uid } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { AddressedDraft } from './notification-plan.ts';
import { type NotificationSettings, wantsKind } from './notification-settings.schema.ts';

type ReachedEntry = Pick<PlayerInstance, 'uid' | 'isGuest'>;

/** The ways in which a notification can reach someone. */
export interface Contact {
  /** Has a device that is registered for pushes. */
  readonly hasDevice: boolean;
  /** Has a confirmed address, and emails switched on. */
  readonly hasEmail: boolean;
  readonly settings: NotificationSettings;
}

export interface ReachedPerson {
  readonly uid: Uid;
  readonly name: string;
}

/** The people whom a notification reaches and does not reach, by name. */
export interface Reach {
  readonly reached: ReachedPerson[];
  readonly unreached: ReachedPerson[];
}

/**
 * The uids of the guests who have an inbox, under the id that their browser signs in with. Of somebody without a player
 * the place says whether they are a guest, or have deleted their account.
 */
export function guestsWithInbox(people: readonly ReachedEntry[]): ReadonlySet<string> {
  return new Set(people.filter(({ uid, isGuest }) => isGuest && !isAddedByHand(uid)).map(({ uid }) => uid));
}

/**
 * Computes whom notifications reach: people with a device or a confirmed email, unless they switched the kind off. The inbox
 * alone does not count, because it is only seen when the app is open.
 * @param contactOf null if nothing is known about someone
 */
export function reachOf(
  drafts: readonly AddressedDraft[],
  nameOf: (uid: Uid) => string,
  contactOf: (uid: Uid) => Contact | null,
): Reach {
  const isReached = ({ uid, draft }: AddressedDraft) => {
    const contact = contactOf(uid);
    if (contact === null || !wantsKind(contact.settings, draft.kind)) return false;
    return contact.hasDevice || contact.hasEmail;
  };
  const named = ({ uid }: AddressedDraft) => ({ uid, name: nameOf(uid) });
  return {
    reached: drafts.filter(isReached).map(named),
    unreached: drafts.filter((each) => !isReached(each)).map(named),
  };
}

/** Returns '6 will be notified, 5 can't be reached', or '6 notified, …' once the notification is sent. */
export function reachText({ reached, unreached }: Reach, isSent = false): string {
  const count = reached.length;
  if (count + unreached.length === 0) return 'No one else needs to know.';
  const notified = `${count === 0 ? 'No one' : count} ${isSent ? '' : 'will be '}notified`;
  return unreached.length === 0 ? notified : `${notified}, ${unreached.length} can't be reached`;
}

import { isAddedByHand } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { NotificationKind } from './notification.schema.ts';
import { type NotificationSettings, wantsKind } from './notification-settings.schema.ts';

type Placed = Pick<PlayerInstance, 'uid' | 'isGuest'>;

/** What has to be known of somebody to say whether they will hear of something. */
export interface Contact {
  /** They have an account. */
  readonly isRegistered: boolean;
  /** They have registered a device for pushes. */
  readonly hasDevice: boolean;
  readonly settings: NotificationSettings;
}

/** How many of those whom something concerns will hear of it, and how many will not. */
export interface Reach {
  readonly told: number;
  readonly unreached: number;
}

/**
 * The uids of the guests who have an inbox, under the id that their browser signs in with. Of somebody without a player
 * the place says whether they are a guest, or have deleted their account.
 */
export function guestsWithInbox(people: readonly Placed[]): ReadonlySet<string> {
  return new Set(people.filter(({ uid, isGuest }) => isGuest && !isAddedByHand(uid)).map(({ uid }) => uid));
}

/**
 * Counts whom a notification will reach. Players open the app, and see it there; a guest comes back by a link if at all,
 * so without a device they are not reached. Who has switched the kind off is told nothing.
 * @param contactOf null for somebody of whom nothing is known
 */
export function reachOf(
  uids: readonly string[],
  people: readonly Placed[],
  kind: NotificationKind,
  contactOf: (uid: string) => Contact | null,
): Reach {
  const guests = guestsWithInbox(people);
  const isReached = (uid: string) => {
    const contact = contactOf(uid);
    if (contact === null || !wantsKind(contact.settings, kind)) return false;
    return contact.isRegistered || (guests.has(uid) && contact.hasDevice);
  };
  const told = uids.filter(isReached).length;
  return { told, unreached: uids.length - told };
}

/** The same in a sentence that begins with a number, such as '12 will be told; 18 cannot be reached: …'. */
export function reachText({ told, unreached }: Reach): string {
  if (told + unreached === 0) return 'It concerns nobody else, so nobody will be told.';
  if (unreached === 0) return `${told === 1 ? '1 person' : `${told} people`} will be told.`;
  const heard = `${told === 0 ? 'Nobody' : told} will be told`;
  return `${heard}; ${unreached} cannot be reached: copy this text for the group.`;
}

import type { Uid } from '@fives/domain';
import { recall, remember } from './device-memory.ts';

const KEY = 'fives-guest-name';

/**
 * Remembers in this browser what a guest is called: the identity provider keeps no name of an anonymous account, and
 * whoever comes back is not to be asked again.
 */
export function rememberGuestName(uid: Uid, name: string): void {
  remember(KEY, { uid, name });
}

/** What the guest with this uid is called; empty where this browser does not know. */
export function guestName(uid: Uid): string {
  const known = recall(KEY);
  if (typeof known !== 'object' || known === null) return '';
  return 'uid' in known && known.uid === uid && 'name' in known && typeof known.name === 'string'
    ? known.name
    : '';
}

/** Forgets it, when somebody leaves this device to the next person. */
export function forgetGuestName(): void {
  remember(KEY, null);
}

import type { Uid } from '@fives/domain';
import { recall, remember } from './device-memory.ts';

const KEY = 'fives-guest-name';

/** Stores the name on this device, because Firebase Auth stores no name for anonymous accounts. */
export function rememberGuestName(uid: Uid, name: string): void {
  remember(KEY, { uid, name });
}

export function guestName(uid: Uid): string {
  const known = recall(KEY);
  if (typeof known !== 'object' || known === null) return '';
  return 'uid' in known && known.uid === uid && 'name' in known && typeof known.name === 'string'
    ? known.name
    : '';
}

export function forgetGuestName(): void {
  remember(KEY, null);
}

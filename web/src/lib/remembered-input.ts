import type { Uid } from '@fives/domain';
import { recall, remember } from './device-memory.ts';

const NAME_KEY = 'fives-guest-name';

/** Stores the name on this device, because Firebase Auth stores no name for anonymous accounts. */
export function rememberGuestName(uid: Uid, name: string): void {
  remember(NAME_KEY, { uid, name });
}

export function guestName(uid: Uid): string {
  const known = recall(NAME_KEY);
  if (typeof known !== 'object' || known === null) return '';
  return 'uid' in known && known.uid === uid && 'name' in known && typeof known.name === 'string'
    ? known.name
    : '';
}

export function forgetGuestName(): void {
  remember(NAME_KEY, null);
}

const DRAFT_KEY = 'fives-new-game';

export function rememberDraft(values: object): void {
  remember(DRAFT_KEY, values);
}

export function forgetDraft(): void {
  remember(DRAFT_KEY, null);
}

/** Replaces the defaults with the values of the draft. Skips a value if its type differs from the default. */
export function withDraft<T extends object>(defaults: T): T {
  const draft = recall(DRAFT_KEY);
  if (typeof draft !== 'object' || draft === null) return defaults;
  const known = Object.entries(draft).filter(
    ([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof T],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

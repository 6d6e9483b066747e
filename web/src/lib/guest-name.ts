const KEY = 'fives-guest-name';

/**
 * Remembers in this browser what a guest is called: the identity provider keeps no name of an anonymous account, and
 * whoever comes back is not to be asked again.
 */
export function rememberGuestName(uid: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, name }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** What the guest with this uid is called; empty where this browser does not know. */
export function guestName(uid: string): string {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof known !== 'object' || known === null) return '';
    return 'uid' in known && known.uid === uid && 'name' in known && typeof known.name === 'string'
      ? known.name
      : '';
  } catch {
    return '';
  }
}

/** Forgets it, when somebody leaves this device to the next person. */
export function forgetGuestName(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

import { useSyncExternalStore } from 'react';

/** What somebody was as a guest in this browser, who has logged in to an account since. */
export interface GuestClaim {
  /** What the guest was called. */
  readonly name: string;
  /** Proves that it was this browser; good for an hour. */
  readonly guestToken: string;
}

let claim: GuestClaim | null = null;
const listeners = new Set<() => void>();

/** Lets whoever has logged in be asked whether the guest was them; null where there was none. */
export function offerClaim(next: GuestClaim | null): void {
  claim = next;
  for (const listener of listeners) listener();
}

/** What whoever has logged in is to be asked about, once; null where there is nothing. */
export function useGuestClaim(): GuestClaim | null {
  return useSyncExternalStore(subscribe, () => claim);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

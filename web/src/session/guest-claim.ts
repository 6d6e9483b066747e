import { createStore, useStore } from '../lib/store.ts';

/** What somebody was as a guest in this browser, who has logged in to an account since. */
export interface GuestClaim {
  /** What the guest was called. */
  readonly name: string;
  /** Proves that it was this browser; good for an hour. */
  readonly guestToken: string;
}

const claim = createStore<GuestClaim | null>(null);

/** Lets whoever has logged in be asked whether the guest was them; null where there was none. */
export function offerClaim(next: GuestClaim | null): void {
  claim.set(next);
}

/** What whoever has logged in is to be asked about, once; null where there is nothing. */
export function useGuestClaim(): GuestClaim | null {
  return useStore(claim, (offered) => offered);
}

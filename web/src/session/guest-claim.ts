import { createStore, useStore } from '../lib/store.ts';

/** The former guest of this browser, after log-in to an account. */
export interface GuestClaim {
  readonly name: string;
  /** ID token of the guest, valid for an hour. */
  readonly guestToken: string;
}

const claim = createStore<GuestClaim | null>(null);

/** Offers the claim after log-in. Null withdraws the offer. */
export function offerClaim(next: GuestClaim | null): void {
  claim.set(next);
}

export function useGuestClaim(): GuestClaim | null {
  return useStore(claim, (offered) => offered);
}

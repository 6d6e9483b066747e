import { createStore, useStore } from '../lib/store.ts';

export interface GuestClaim {
  readonly name: string;
  /** ID token of the guest, valid for an hour. */
  readonly guestToken: string;
}

const claim = createStore<GuestClaim | null>(null);

export function offerClaim(next: GuestClaim | null): void {
  claim.set(next);
}

export function useGuestClaim(): GuestClaim | null {
  return useStore(claim, (offered) => offered);
}

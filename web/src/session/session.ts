import type { Actor, Uid } from '@fives/domain';
import type { User } from 'firebase/auth';
import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { remember, SIGNED_IN } from '../lib/device-memory.ts';
import { forgetScreensOfOthers } from '../lib/last-seen.ts';
import { createStore, useStore } from '../lib/store.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  | { readonly status: 'guest'; readonly uid: Uid }
  | { readonly status: 'player'; readonly uid: Uid; readonly email: string; readonly name: string };

export type SignedIn = Extract<Session, { readonly uid: Uid }>;

const current = createStore<Session>({ status: 'loading' });

let user: User | null = null;

// Loads on demand, because the landing page renders before Firebase Auth.
void import('./watch-user.ts').then(({ watchUser }) => watchUser(showUser));

export function showUser(next: User | null): void {
  user = next;
  refreshSession();
}

/** Call after a change without a new token, such as a new display name. */
export function refreshSession(): void {
  setSession(toSession(user));
}

export function useSession(): Session {
  const [session, show] = useState(current.get);
  useEffect(() => {
    const showCurrent = () => show(current.get());
    showCurrent();
    return current.subscribe(showCurrent);
  }, []);
  return session;
}

/** Returns the uid of a guest or player, or null for a visitor and while loading. */
export function useUid(): string | null {
  return uidOf(useSession());
}

export function toActor({ uid, status }: SignedIn): Actor {
  return { uid, isGuest: status === 'guest' };
}

export function currentUid(): Uid | null {
  return uidOf(current.get());
}

export function useActor(): Actor {
  const session = useSession();
  return 'uid' in session ? toActor(session) : { uid: '', isGuest: true };
}

function uidOf(session: Session): Uid | null {
  return 'uid' in session ? session.uid : null;
}

function toSession(user: User | null): Session {
  if (user === null) return { status: 'visitor' };
  if (user.isAnonymous) return { status: 'guest', uid: user.uid };
  return { status: 'player', uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}

function setSession(next: Session): void {
  const before = current.get();
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  remember(SIGNED_IN, uidOf(next));
  forgetScreensOfOthers(uidOf(next));
  // The first answer draws a whole screen, so a transition splits the work into short tasks. After a log-out, all
  // listeners must have ended before Firestore closes.
  const show = before.status === 'loading' ? startTransition : flushSync;
  show(() => current.set(next));
}

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

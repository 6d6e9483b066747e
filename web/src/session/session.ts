import type { Actor, Uid } from '@fives/domain';
import type { User } from 'firebase/auth';
import { remember } from '../lib/device-memory.ts';
import { SIGNED_IN } from '../lib/signed-in-here.ts';
import { createStore, useStore } from '../lib/store.ts';

/** Who sits before the screen. A guest has an anonymous account, a player a registered one. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'visitor' }
  | { readonly status: 'guest'; readonly uid: Uid }
  | { readonly status: 'player'; readonly uid: Uid; readonly email: string; readonly name: string };

/** Somebody who is signed in, with an account or without. */
export type SignedIn = Extract<Session, { readonly uid: Uid }>;

const current = createStore<Session>({ status: 'loading' });

let user: User | null = null;

// On demand: the landing page is drawn before the identity provider's library is there.
void import('./watch-user.ts').then(({ watchUser }) =>
  watchUser((next) => {
    user = next;
    refreshSession();
  }),
);

/** Reads the session again after a change that makes no new token, such as a new display name. */
export function refreshSession(): void {
  setSession(toSession(user));
}

/** Who is signed in, live. */
export function useSession(): Session {
  return useStore(current, (session) => session);
}

/** The uid of whoever is signed in, guest or player; null for a visitor and while that is not known yet. */
export function useUid(): string | null {
  const session = useSession();
  return session.status === 'guest' || session.status === 'player' ? session.uid : null;
}

/** Somebody signed in, as access is decided by. */
export function toActor({ uid, status }: SignedIn): Actor {
  return { uid, isGuest: status === 'guest' };
}

/**
 * Whoever is signed in, as access is decided by. Nobody without a sign-in is shown anything to do, so for them it is
 * somebody who may do nothing.
 */
export function useActor(): Actor {
  const session = useSession();
  const isSignedIn = session.status === 'guest' || session.status === 'player';
  return isSignedIn ? toActor(session) : { uid: '', isGuest: true };
}

function toSession(user: User | null): Session {
  if (user === null) return { status: 'visitor' };
  if (user.isAnonymous) return { status: 'guest', uid: user.uid };
  return { status: 'player', uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' };
}

function setSession(next: Session): void {
  if (JSON.stringify(next) === JSON.stringify(current.get())) return;
  remember(SIGNED_IN, next.status === 'visitor' ? null : true);
  current.set(next);
}

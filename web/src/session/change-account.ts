import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { useEffect, useState } from 'react';
import { savePlayerName } from '../db/players.ts';
import { auth } from '../firebase.ts';
import { refreshSession } from './session.ts';

/** Changes what somebody is called, here and by the server wherever they are named. */
export async function rename(name: string): Promise<void> {
  const user = requireUser();
  await savePlayerName(user.uid, name);
  await updateProfile(user, { displayName: name });
  refreshSession();
}

/** Has a link sent to a new address. One logs in with it from the moment that the link was opened, and not before. */
export async function requestEmailChange(email: string, currentPassword: string): Promise<void> {
  await verifyBeforeUpdateEmail(await confirmedUser(currentPassword), email);
}

/** Sets another password. */
export async function changePassword(password: string, currentPassword: string): Promise<void> {
  await updatePassword(await confirmedUser(currentPassword), password);
}

/** Has a link sent by which its owner shows that the address is theirs. */
export async function requestVerification(): Promise<void> {
  await sendEmailVerification(requireUser());
}

/** Whether one's address is known to be one's own. Asked anew, as the link may have been opened on another device. */
export function useIsEmailVerified(): boolean {
  const [isVerified, setVerified] = useState(auth.currentUser?.emailVerified ?? false);
  useEffect(() => {
    let isCurrent = true;
    const user = auth.currentUser;
    const show = () => isCurrent && setVerified(user?.emailVerified ?? false);
    user?.reload().then(show, (error: unknown) => console.error('The account was not read anew', error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isVerified;
}

/** Whoever is signed in, after the identity provider has seen their password again. */
async function confirmedUser(currentPassword: string): Promise<User> {
  const user = requireUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', currentPassword));
  return user;
}

function requireUser(): User {
  if (auth.currentUser === null) throw new Error('Nobody is signed in');
  return auth.currentUser;
}

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

export async function changeName(name: string): Promise<void> {
  const user = requireUser();
  await savePlayerName(user.uid, name);
  await updateProfile(user, { displayName: name });
  refreshSession();
}

/** Sends a link to the new email. The login changes when the user opens the link. */
export async function requestEmailChange(email: string, currentPassword: string): Promise<void> {
  await verifyBeforeUpdateEmail(await confirmedUser(currentPassword), email);
}

export async function changePassword(password: string, currentPassword: string): Promise<void> {
  await updatePassword(await confirmedUser(currentPassword), password);
}

export async function requestVerification(): Promise<void> {
  await sendEmailVerification(requireUser());
}

/** Reloads the user, because the link may have been opened on another device. */
export function useIsEmailVerified(): boolean {
  const [isVerified, setVerified] = useState(auth.currentUser?.emailVerified ?? false);
  useEffect(() => {
    let isCurrent = true;
    const user = auth.currentUser;
    const show = () => isCurrent && setVerified(user?.emailVerified ?? false);
    user?.reload().then(show, (error: unknown) => console.error('Could not reload the account', error));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isVerified;
}

async function confirmedUser(currentPassword: string): Promise<User> {
  const user = requireUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', currentPassword));
  return user;
}

function requireUser(): User {
  if (auth.currentUser === null) throw new Error('No user is signed in');
  return auth.currentUser;
}

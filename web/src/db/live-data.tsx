import type { Uid } from '@fives/domain';
import { type ReactNode, useEffect } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from '../firebase.ts';
import { useUid } from '../session/session.ts';
import { toastError } from '../ui/toasts.ts';
import { firestore } from './firestore.ts';
import { refusedWrites } from './writes.ts';

export function LiveData({ children }: { readonly children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}

export function RefusedWrites() {
  const uid = useUid();
  useEffect(() => {
    if (uid !== null) void showRefusals(uid);
  }, [uid]);
  return null;
}

async function showRefusals(uid: Uid): Promise<void> {
  try {
    const texts = (await refusedWrites(uid)).map((path) => refusalText(path, uid));
    for (const text of new Set(texts)) toastError(text);
  } catch (error) {
    console.error('Could not check the writes of earlier page loads', error);
  }
}

function refusalText(path: string, uid: Uid): string {
  if (path.includes('/motmBallots/')) return "Couldn't save your earlier votes. Vote again.";
  if (path.endsWith(`/playerInstances/${uid}`)) return "Couldn't save your earlier reply. Reply again.";
  return "Couldn't save an earlier change. Try it again.";
}

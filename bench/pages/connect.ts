import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';

export interface PageInput {
  readonly projectId: string;
  readonly authUrl: string;
  readonly firestoreHost: string;
  readonly email: string;
  readonly password: string;
  readonly giId: string;
  readonly gameId: string;
  /** Path of the player instances of `giId`. */
  readonly peoplePath: string;
}

declare global {
  var pageInput: PageInput;
}

/** Runs in the browser. Connects to the emulators with the cache and persistence of the app. */
export function connectFirebase() {
  const { projectId, authUrl, firestoreHost } = pageInput;
  const app = initializeApp({ projectId, apiKey: 'demo' });
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  connectAuthEmulator(auth, authUrl, { disableWarnings: true });
  const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
  const db = initializeFirestore(app, { localCache });
  const [host = '', port] = firestoreHost.split(':');
  connectFirestoreEmulator(db, host, Number(port));
  return { auth, db };
}

import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { firebaseConfig } from '#environment/config.ts';
import { connectAuth } from '#environment/connect-auth.ts';

export const firebaseApp = initializeApp(firebaseConfig);

// Named persistence leaves the pop-up sign-in, which is not used, out of the bundle. The first that a browser has is used.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});
connectAuth(auth);

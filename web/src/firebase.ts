import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { connectAuth, firebaseConfig } from '#environment/config.ts';

export const firebaseApp = initializeApp(firebaseConfig);

// An explicit persistence keeps the unused pop-up sign-in out of the bundle. Firebase uses the first available one.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
});
connectAuth(auth);

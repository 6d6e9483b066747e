import { initializeApp } from 'firebase/app';
import { indexedDBLocalPersistence, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { firebaseConfig } from '#environment/config.ts';
import { connectAuth } from '#environment/connect-auth.ts';

export const firebaseApp = initializeApp(firebaseConfig);

// Named persistence leaves the pop-up sign-in, which is not used, out of the bundle.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, inMemoryPersistence],
});
connectAuth(auth);

import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { emulatorPorts, firebaseConfig } from './config/env.ts';

export const firebaseApp = initializeApp(firebaseConfig);

/** Null when the app runs against a real project. */
export const emulators = emulatorPorts(firebaseConfig.projectId, Number(window.location.port));

// Named persistence leaves the pop-up sign-in, which is not used, out of the bundle.
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, inMemoryPersistence],
});
if (emulators) {
  connectAuthEmulator(auth, `http://${window.location.hostname}:${emulators.auth}`, {
    disableWarnings: true,
  });
}

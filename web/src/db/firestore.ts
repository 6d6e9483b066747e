import { initializeFirestore, persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import { connectFirestore } from '#environment/connect-firestore.ts';
import { firebaseApp } from '../firebase.ts';

/** The database with its cache on this device, so that games can be read and replies given without a network. */
export const firestore = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
connectFirestore(firestore);

import {
  clearIndexedDbPersistence,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { connectFirestore } from '#environment/connect-firestore.ts';
import { firebaseApp } from '../firebase.ts';

export let firestore = open();

/** Waits until the server has all writes of this device. Never resolves while offline. */
export function waitForWrites(): Promise<void> {
  return waitForPendingWrites(firestore);
}

export async function emptyCache(): Promise<void> {
  const closed = firestore;
  await terminate(closed);
  const removed = clearIndexedDbPersistence(closed);
  // Firestore allows one open instance. `initializeFirestore` waits until the old cache is deleted.
  firestore = open();
  await removed;
}

function open(): Firestore {
  const opened = initializeFirestore(firebaseApp, {
    localCache: canStore()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  connectFirestore(opened);
  return opened;
}

/**
 * True if the browser allows this page to store data. If reading `localStorage` or `indexedDB` throws, Firestore fails
 * permanently.
 */
function canStore(): boolean {
  try {
    return window.localStorage !== null && window.indexedDB !== null;
  } catch {
    return false;
  }
}

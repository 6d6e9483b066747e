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

/** The database with its cache on this device, so that games can be read and replies given without a network. */
export let firestore = open();

/** Waits until what this person has written is at the server. While offline that does not end. */
export function writesAreSent(): Promise<void> {
  return waitForPendingWrites(firestore);
}

/** Removes what the cache keeps on this device, and opens an empty one for the next person. */
export async function emptyCache(): Promise<void> {
  const closed = firestore;
  await terminate(closed);
  const removed = clearIndexedDbPersistence(closed);
  // The library takes no more than one at a time. A cache that is opened before the old one is gone waits for that.
  firestore = open();
  await removed;
}

function open(): Firestore {
  const opened = initializeFirestore(firebaseApp, {
    localCache: mayStore()
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  connectFirestore(opened);
  return opened;
}

/**
 * Whether the browser lets this page store anything. Where all storage is forbidden, asking for it throws, and the
 * library stops for good; what a browser merely does not have, it does without.
 */
function mayStore(): boolean {
  try {
    return window.localStorage !== null && window.indexedDB !== null;
  } catch {
    return false;
  }
}

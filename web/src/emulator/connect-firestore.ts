import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore';
import { ports } from './config.ts';

/** Leads reads and writes to the emulator. */
export function connectFirestore(firestore: Firestore): void {
  connectFirestoreEmulator(firestore, window.location.hostname, ports.firestore);
}

import { connectFirestoreEmulator, type Firestore } from 'firebase/firestore';
import { ports } from './config.ts';

export function connectFirestore(firestore: Firestore): void {
  connectFirestoreEmulator(firestore, window.location.hostname, ports.firestore);
}

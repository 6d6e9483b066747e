import type { Firestore } from 'firebase/firestore';

/** Does nothing, because Firestore finds the production service. */
export function connectFirestore(_firestore: Firestore): void {}

import type { Firestore } from 'firebase/firestore';

/** Nothing to do: the library finds Google's service by itself. */
export function connectFirestore(_firestore: Firestore): void {}

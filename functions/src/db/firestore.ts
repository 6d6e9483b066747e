import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { app } from '../firebase.ts';

/** Firestore refuses `undefined` by default, so that a forgotten field is an error. */
export const firestore: Firestore = getFirestore(app);

import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { app } from '../firebase.ts';

/** Does not set `ignoreUndefinedProperties`, so that a forgotten field is an error. */
export const firestore: Firestore = getFirestore(app);

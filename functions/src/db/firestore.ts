import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { app } from '../firebase.ts';

/** The database. It refuses `undefined` (the default): a field left out by mistake is an error, not a silent hole. */
export const firestore: Firestore = getFirestore(app);

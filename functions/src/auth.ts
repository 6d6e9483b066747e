import { getAuth } from 'firebase-admin/auth';
import { app } from './firebase.ts';

/** Who can sign in. */
export const auth = getAuth(app);

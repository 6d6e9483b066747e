import { getAuth } from 'firebase-admin/auth';
import { app } from './firebase.ts';

export const auth = getAuth(app);

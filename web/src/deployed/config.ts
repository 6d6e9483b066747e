import { toFirebaseConfig } from '../config/env.ts';

export const firebaseConfig = toFirebaseConfig(import.meta.env);

/** True if the functions have a mail server. */
export const sendsEmail = import.meta.env.VITE_SENDS_EMAIL === 'true';

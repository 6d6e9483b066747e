import { toFirebaseConfig } from '../config/env.ts';

/** The project that the build was made for. */
export const firebaseConfig = toFirebaseConfig(import.meta.env);

/** Whether its functions have a mail server. */
export const sendsEmail = import.meta.env.VITE_SENDS_EMAIL === 'true';

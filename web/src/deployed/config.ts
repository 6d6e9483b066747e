import { toFirebaseConfig } from '../config/env.ts';

export const firebaseConfig = toFirebaseConfig(import.meta.env);

export const sendsEmail = import.meta.env.VITE_SENDS_EMAIL === 'true';

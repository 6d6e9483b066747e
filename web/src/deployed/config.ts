import type { Auth } from 'firebase/auth';
import { toFirebaseConfig } from '../config/env.ts';

export const firebaseConfig = toFirebaseConfig(import.meta.env);

export const sendsEmail = import.meta.env.VITE_SENDS_EMAIL === 'true';

/** Does nothing, because Firebase Auth finds the production service. */
export function connectAuth(_auth: Auth): void {}

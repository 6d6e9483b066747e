import { toFirebaseConfig } from '../config/env.ts';

/** The project that the build was made for. */
export const firebaseConfig = toFirebaseConfig(import.meta.env);

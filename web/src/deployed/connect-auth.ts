import type { Auth } from 'firebase/auth';

/** Does nothing, because Firebase Auth finds the production service. */
export function connectAuth(_auth: Auth): void {}

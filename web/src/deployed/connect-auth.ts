import type { Auth } from 'firebase/auth';

/** Nothing to do: the library finds Google's service by itself. */
export function connectAuth(_auth: Auth): void {}

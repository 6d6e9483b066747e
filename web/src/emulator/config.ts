import type { FirebaseConfig } from '../config/env.ts';

/** The project of the emulators, which ask for no key. */
export const firebaseConfig: FirebaseConfig = {
  projectId: 'demo-fives',
  apiKey: 'demo',
  appId: 'demo',
  authDomain: 'demo-fives.firebaseapp.com',
  messagingSenderId: 'demo',
};

/** The launcher starts a mail server. */
export const sendsEmail = true;

/** Where the emulators listen. */
interface EmulatorPorts {
  readonly auth: number;
  readonly firestore: number;
  /** The messaging service's stand-in. */
  readonly fcm: number;
}

/** All ports of a suite are shifted alike, so the page's own port tells by how much. */
export function emulatorPorts(pagePort: number): EmulatorPorts {
  const offset = pagePort >= 5173 ? pagePort - 5173 : pagePort - 5002;
  return { auth: 9099 + offset, firestore: 8080 + offset, fcm: 9700 + offset };
}

export const ports = emulatorPorts(Number(window.location.port));

import { type Auth, connectAuthEmulator } from 'firebase/auth';
import type { FirebaseConfig } from '../config/env.ts';

export const firebaseConfig: FirebaseConfig = {
  projectId: 'demo-fives',
  apiKey: 'demo',
  appId: 'demo',
  authDomain: 'demo-fives.firebaseapp.com',
  messagingSenderId: 'demo',
};

/** True, because the launcher starts a mail server. */
export const sendsEmail = true;

/** Derives the ports from the page's port, because all ports of a suite have the same offset. */
export function emulatorPorts(pagePort: number) {
  const offset = pagePort >= 5173 ? pagePort - 5173 : pagePort - 5002;
  return { auth: 9099 + offset, firestore: 8080 + offset, fcm: 9700 + offset };
}

export const ports = emulatorPorts(Number(window.location.port));

export function connectAuth(auth: Auth): void {
  connectAuthEmulator(auth, `http://${window.location.hostname}:${ports.auth}`, { disableWarnings: true });
}

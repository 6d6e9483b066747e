import { type Auth, connectAuthEmulator } from 'firebase/auth';
import { ports } from './config.ts';

export function connectAuth(auth: Auth): void {
  connectAuthEmulator(auth, `http://${window.location.hostname}:${ports.auth}`, { disableWarnings: true });
}

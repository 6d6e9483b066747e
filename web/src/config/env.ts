/** What Firebase needs to know of a project, and the variable of the build that says it. */
const VARIABLES = {
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  apiKey: 'VITE_FIREBASE_API_KEY',
  appId: 'VITE_FIREBASE_APP_ID',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
} as const;

export type FirebaseConfig = Readonly<Record<keyof typeof VARIABLES, string>>;

/** The project of the emulators, which ask for no key. */
const LOCAL_CONFIG: FirebaseConfig = {
  projectId: 'demo-fives',
  apiKey: 'demo',
  appId: 'demo',
  authDomain: 'demo-fives.firebaseapp.com',
  messagingSenderId: 'demo',
};

/**
 * Reads the project's settings: all of them, or none for the emulators. By hand rather than with zod, as this stands
 * before the first screen.
 * @throws Error naming what is missing where only some are set
 */
export function toFirebaseConfig(env: Readonly<Record<string, unknown>>): FirebaseConfig {
  const given = Object.entries(VARIABLES).map(([key, name]) => ({ key, name, value: env[name] }));
  const missing = given.filter(({ value }) => typeof value !== 'string' || value === '');
  if (missing.length === given.length) return LOCAL_CONFIG;
  if (missing.length > 0) throw new Error(`Set ${missing.map(({ name }) => name).join(', ')} as well`);
  // Every key is there, as the lines above have seen.
  return Object.fromEntries(given.map(({ key, value }) => [key, value])) as FirebaseConfig;
}

export const firebaseConfig = toFirebaseConfig(import.meta.env);

/** The public half of the project's own key pair for web push; empty for the messaging service's shared one. */
export const vapidKey: string = import.meta.env.VITE_FIREBASE_VAPID_KEY ?? '';

export interface EmulatorPorts {
  readonly auth: number;
  readonly firestore: number;
  /** The messaging service's stand-in. */
  readonly fcm: number;
}

/**
 * Where the emulators listen, or null for a real project. A project id that begins with `demo-` is never real. All
 * ports of a suite are shifted alike, so the page's own port tells by how much.
 */
export function emulatorPorts(projectId: string, pagePort: number): EmulatorPorts | null {
  if (!projectId.startsWith('demo-')) return null;
  const offset = pagePort >= 5173 ? pagePort - 5173 : pagePort - 5002;
  return { auth: 9099 + offset, firestore: 8080 + offset, fcm: 9700 + offset };
}

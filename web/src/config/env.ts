/** What Firebase needs to know of a project, and the variable of the build that says it. */
const VARIABLES = {
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  apiKey: 'VITE_FIREBASE_API_KEY',
  appId: 'VITE_FIREBASE_APP_ID',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
} as const;

export type FirebaseConfig = Readonly<Record<keyof typeof VARIABLES, string>>;

/**
 * Reads the project's settings from the build's variables. By hand rather than with zod, as this stands before the first
 * screen.
 * @throws Error naming what is missing
 */
export function toFirebaseConfig(env: Readonly<Record<string, unknown>>): FirebaseConfig {
  const given = Object.entries(VARIABLES).map(([key, name]) => ({ key, name, value: env[name] }));
  const missing = given.filter(({ value }) => typeof value !== 'string' || value === '');
  if (missing.length > 0)
    throw new Error(`Set ${missing.map(({ name }) => name).join(', ')}, and build again`);
  // Every key is there, as the lines above have seen.
  return Object.fromEntries(given.map(({ key, value }) => [key, value])) as FirebaseConfig;
}

/** The public half of the project's own key pair for web push; empty for the messaging service's shared one. */
export const vapidKey: string = import.meta.env.VITE_FIREBASE_VAPID_KEY ?? '';

const VARIABLES = {
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  apiKey: 'VITE_FIREBASE_API_KEY',
  appId: 'VITE_FIREBASE_APP_ID',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
} as const;

export type FirebaseConfig = Readonly<Record<keyof typeof VARIABLES, string>>;

/**
 * Reads the Firebase settings from the build variables. Avoids zod because this code runs before the first screen.
 * @throws Error with the names of missing variables
 */
export function toFirebaseConfig(env: Readonly<Record<string, unknown>>): FirebaseConfig {
  const values = Object.entries(VARIABLES).map(([key, name]) => ({ key, name, value: env[name] }));
  const missing = values.filter(({ value }) => typeof value !== 'string' || value === '');
  if (missing.length > 0)
    throw new Error(`Set ${missing.map(({ name }) => name).join(', ')}, and build again`);
  // Every key exists because missing variables throw.
  return Object.fromEntries(values.map(({ key, value }) => [key, value])) as FirebaseConfig;
}

/** Public key of the project for web push. If empty, Firebase Messaging uses its shared key. */
export const vapidKey: string = import.meta.env.VITE_FIREBASE_VAPID_KEY ?? '';

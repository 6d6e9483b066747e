function fromLauncher(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run this command with: npm run emulate -- CMD`);
  return value;
}

/** Base URL of the app, without a slash at the end. */
export const fivesUrl = () => fromLauncher('FIVES_URL');
export const authUrl = () => `http://${fromLauncher('FIREBASE_AUTH_EMULATOR_HOST')}`;
/** Server that takes the place of Firebase Cloud Messaging, and shows the received emails. */
export const standInsUrl = () => `http://${fromLauncher('FIVES_FCM_STAND_IN')}`;
export const projectId = () => fromLauncher('GCLOUD_PROJECT');

export const firestoreUrl = () =>
  `http://${fromLauncher('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId()}/databases/(default)/documents`;

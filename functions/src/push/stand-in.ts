/** Where something listens on this machine. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Where the messaging service's stand-in listens; null where there is none, or the project is real. Three things must
 * come together, and two of them no deployment has: a project id that begins with `demo-`, which Firebase keeps for
 * emulators, and a database that is an emulator. So no variable that was left behind leads a real push here.
 */
export function standInAddress(projectId: string, env: NodeJS.ProcessEnv): Address | null {
  const address = env.FIVES_FCM_STAND_IN;
  if (!address || !isDemo(projectId) || !env.FIRESTORE_EMULATOR_HOST) return null;
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

/** Whether the project lives in emulators alone. */
export function isDemo(projectId: string): boolean {
  return projectId.startsWith('demo-');
}

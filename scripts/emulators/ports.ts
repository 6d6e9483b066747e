import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { detect } from 'detect-port';
import { CliError } from '../processes.ts';

export const projectId = 'demo-fives';

/**
 * Ports of the suite at offset 0. No two ports differ by a multiple of five below 170. Therefore suites whose offsets
 * are multiples of five never share a port. The default of `logging`, 4500, would break this rule.
 */
export const basePorts = {
  hosting: 5002,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4600,
  eventarc: 9299,
  tasks: 9499,
  firestoreWebsocket: 9150,
  vite: 5173,
  standIns: 9700,
  smtp: 2525,
} as const;

export type Ports = Readonly<Record<keyof typeof basePorts, number>>;

// The web app derives the offset from the page's port. At offset 171, hosting would use the port of vite at offset 0.
const largestOffset = 169;
const localOrigins = 'http://127.0.0.1:* ws://127.0.0.1:* http://localhost:* ws://localhost:*';

export function portsAt(offset: number): Ports {
  const entries = Object.entries(basePorts).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports;
}

export function offsetFromEnv(env: NodeJS.ProcessEnv, defaultOffset = 0): number {
  const text = env.FIVES_PORT_OFFSET;
  if (!text) return defaultOffset;
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= 0 && offset <= largestOffset) return offset;
  throw new CliError(`FIVES_PORT_OFFSET must be a whole number from 0 to ${largestOffset}, not '${text}'.`);
}

export async function requireFreePorts(ports: Readonly<Partial<Ports>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if ((await detect(port)) !== port)
      throw new CliError(
        `Port ${port} (${name}) is in use. Stop the other process (is Fives already running?), or set FIVES_PORT_OFFSET=10 to use other ports.`,
      );
  }
}

export function configAt(offset: number): object {
  const deployed = readFileSync('firebase.json', 'utf8');
  const config = JSON.parse(deployed.replace("connect-src 'self'", `connect-src 'self' ${localOrigins}`));
  const { vite, standIns, smtp, firestoreWebsocket, ...ports } = portsAt(offset);
  for (const [name, port] of Object.entries(ports)) config.emulators[name] = { host: '127.0.0.1', port };
  config.emulators.firestore.websocketPort = firestoreWebsocket;
  return config;
}

/** Writes the config to the root, because firebase-tools uses the folder of the config as the project. */
export function writeConfig(offset: number): string {
  const file = resolve(`.firebase-emulators-${offset}.json`);
  writeFileSync(file, JSON.stringify(configAt(offset), null, 2));
  return file;
}

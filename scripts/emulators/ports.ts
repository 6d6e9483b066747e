import { connect, createServer } from 'node:net';
import { PlainError } from '../plain-error.ts';

/**
 * Every port of the suite at offset 0. Two suites at different offsets (multiples of five) never meet:
 * no two of these numbers differ by a multiple of five below 170, hence logging not at its usual 4500.
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
  ui: 4000,
  vite: 5173,
  fcm: 9700,
} as const;

export type PortName = keyof typeof basePorts;
export type Ports = Readonly<Record<PortName, number>>;

// The web app tells its offset from the page's port: hosting with 171 would be vite with 0.
const largestOffset = 169;
const host = '127.0.0.1';

/** The ports of a suite that stands `offset` above the usual ones. */
export function portsAt(offset: number): Ports {
  const entries = Object.entries(basePorts).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** FIVES_PORT_OFFSET, or what the command uses without it. */
export function offsetFromEnv(env: NodeJS.ProcessEnv, otherwise = 0): number {
  const text = env.FIVES_PORT_OFFSET;
  if (!text) return otherwise;
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= 0 && offset <= largestOffset) return offset;
  throw new PlainError(`FIVES_PORT_OFFSET must be a whole number from 0 to ${largestOffset}, not '${text}'.`);
}

/** Throws one clear line when one of the ports is taken. */
export async function requireFreePorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  for (const name of names) {
    if (await isFree(ports[name])) continue;
    throw new PlainError(
      `Port ${ports[name]} (${name}) is in use. Stop what uses it (is Fives already running?), or set FIVES_PORT_OFFSET=10 to use other ports.`,
    );
  }
}

/** Free means that nobody answers on it, and that we could listen on it. */
export async function isFree(port: number): Promise<boolean> {
  return !(await isAnswering(port)) && (await isListenable(port));
}

function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}

function isListenable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

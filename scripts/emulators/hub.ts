import type { Ports } from './ports.ts';

/** Runs `work` while the suite runs no triggers, so that filling the database wakes none. */
export async function withoutTriggers<T>(ports: Ports, work: () => Promise<T>): Promise<T> {
  await put(ports, 'disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await put(ports, 'enableBackgroundTriggers');
  }
}

async function put({ hub }: Ports, what: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${hub}/functions/${what}`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulator hub answered ${answer.status} to ${what}.`);
}

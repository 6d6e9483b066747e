import { type Ports, projectId } from '../scripts/emulators/ports.ts';
import type { Suite } from '../scripts/emulators/suite.ts';
import { loadDemoWorld } from './load.ts';

export type DemoWorld = Awaited<ReturnType<typeof loadDemoWorld>>;

export function loadIntoSuite({ ports, url, env }: Suite, baseUrl = url): Promise<DemoWorld> {
  // The Admin SDK reads the emulators' addresses from the environment.
  Object.assign(process.env, env);
  return withoutTriggers(ports, () => loadDemoWorld({ projectId, now: new Date(), baseUrl }));
}

export async function withoutTriggers<T>({ hub }: Ports, work: () => Promise<T>): Promise<T> {
  const putToHub = async (path: string) => {
    const { ok, status } = await fetch(`http://127.0.0.1:${hub}/functions/${path}`, { method: 'PUT' });
    if (!ok) throw new Error(`The emulator hub returned ${status} for ${path}.`);
  };
  await putToHub('disableBackgroundTriggers');
  try {
    return await work();
  } finally {
    await putToHub('enableBackgroundTriggers');
  }
}

export function welcomeText({ standIns }: Ports, url: string, { logins, inviteLink }: DemoWorld): string {
  const columns = ['name', 'email', 'password', 'role'] as const;
  const widths = columns.map((column) => Math.max(0, ...logins.map((login) => login[column].length)));
  const rows = logins.map((login) =>
    columns.map((column, at) => login[column].padEnd(widths[at] ?? 0)).join('  '),
  );
  return `
  Fives is running at ${url}

  Log in as (email, password):
${rows.map((row) => `    ${row.trimEnd()}`).join('\n')}

  An invite link: ${inviteLink}

  Emails to players without a device: http://127.0.0.1:${standIns}

  Ctrl-C stops everything.
`;
}

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { type Ports, projectId } from '../scripts/emulators/ports.ts';
import type { Suite } from '../scripts/emulators/suite.ts';
import { GUESTS, REGISTERED } from './cast.ts';
import { documentsAt } from './documents.ts';
import { UPCOMING } from './games.ts';

export type DemoWorld = Awaited<ReturnType<typeof loadDemoWorld>>;

/** Fills the empty emulators of a suite with the demo world around now. */
export async function loadDemoWorld({ ports, url, env }: Suite, baseUrl = url) {
  // The Admin SDK reads the emulators' addresses from the environment.
  Object.assign(process.env, env);
  const app = initializeApp({ projectId }, 'demo-world');
  const [auth, firestore] = [getAuth(app), getFirestore(app)];
  // BulkWriter's throttling would take ten times as long, and the emulator does not need it.
  const writer = firestore.bulkWriter({ throttling: false });
  // On a busy machine, a write can miss its deadline of 60 seconds and still be stored. `set` can be repeated.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 3);
  // The documents include derived documents, which triggers would write again.
  await setTriggers(ports, 'disableBackgroundTriggers');
  try {
    await Promise.all([
      ...REGISTERED.map(({ uid, name, email, password }) =>
        auth.createUser({ uid, displayName: name, email, emailVerified: true, password }),
      ),
      // A guest account has no sign-in method, like an account from anonymous sign-in.
      ...GUESTS.map(({ uid }) => auth.createUser({ uid })),
      ...documentsAt(new Date()).map(({ path, data }) => writer.set(firestore.doc(path), data)),
      writer.close(),
    ]);
  } finally {
    await setTriggers(ports, 'enableBackgroundTriggers');
    await deleteApp(app);
  }
  return { logins: REGISTERED.filter(({ role }) => role), inviteLink: `${baseUrl}/gi/${UPCOMING.id}` };
}

async function setTriggers({ hub }: Ports, path: string): Promise<void> {
  const { ok, status } = await fetch(`http://127.0.0.1:${hub}/functions/${path}`, { method: 'PUT' });
  if (!ok) throw new Error(`The emulator hub returned ${status} for ${path}.`);
}

export function welcomeText({ standIns }: Ports, url: string, { logins, inviteLink }: DemoWorld): string {
  const rows = logins.map(
    ({ name, email, password, role }) => `    ${name.padEnd(16)}${email.padEnd(24)}${password}  ${role}`,
  );
  return `
  Fives is running at ${url}

  Log in as (email, password):
${rows.join('\n')}

  An invite link: ${inviteLink}

  Emails to players without a device: http://127.0.0.1:${standIns}

  Ctrl-C stops everything.
`;
}

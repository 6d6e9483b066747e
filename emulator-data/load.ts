import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { documentsAt, type StoredDocument } from './documents.ts';
import { readWorld, type World } from './world.ts';

const MAX_ATTEMPTS = 3;

/**
 * Fills empty emulators with the demo world around `now`. Triggers must be disabled, because derived documents are
 * included.
 */
export async function loadDemoWorld(options: {
  readonly projectId: string;
  readonly now: Date;
  readonly baseUrl: string;
}) {
  requireEmulators();
  const world = readWorld();
  const app = initializeApp({ projectId: options.projectId }, 'demo-world');
  try {
    await Promise.all([
      createAccounts(getAuth(app), world),
      writeDocuments(getFirestore(app), documentsAt(world, options.now)),
    ]);
  } finally {
    await deleteApp(app);
  }
  return { logins: loginsOf(world), inviteLink: `${options.baseUrl}/gi/${world.inviteId}` };
}

function requireEmulators(): void {
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    if (!process.env[name]) throw new Error(`The demo world is for emulators only: set ${name}.`);
  }
}

/** A guest account has no sign-in method, like an account from anonymous sign-in. */
async function createAccounts(auth: Auth, { registered, guests, password }: World): Promise<void> {
  await Promise.all([
    ...registered.map(({ uid, name, email }) =>
      auth.createUser({ uid, displayName: name, email, emailVerified: true, password }),
    ),
    ...guests.map(({ uid }) => auth.createUser({ uid })),
  ]);
}

async function writeDocuments(firestore: Firestore, documents: readonly StoredDocument[]): Promise<void> {
  // BulkWriter's throttling would take ten times as long, and the emulator does not need it.
  const writer = firestore.bulkWriter({ throttling: false });
  // On a busy machine, a write can miss its deadline of 60 seconds and still be stored. `set` can be repeated.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < MAX_ATTEMPTS);
  const writes = documents.map(({ path, data }) => writer.set(firestore.doc(path), data));
  await Promise.all([writer.close(), ...writes]);
}

function loginsOf({ registered, password }: World) {
  return registered.flatMap(({ name, email, role }) =>
    role === undefined ? [] : [{ name, email, password, role }],
  );
}

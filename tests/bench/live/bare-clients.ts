import { paths } from '@fives/domain';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  onSnapshot,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import type { Person } from '../../support/people.ts';
import { authUrl, projectId } from '../../support/suite.ts';
import type { Sample } from './sample.ts';

type Client = { readonly app: FirebaseApp; readonly db: Firestore };

/**
 * The same reply between two programs that are nothing but the Firebase SDK: what an app on top of it can at best reach.
 * @returns milliseconds from each write to its showing on the other side
 */
export async function sampleBareClients({ giId, writer, watcher, replies }: Sample): Promise<number[]> {
  const [from, to] = await Promise.all([connect('writer', writer), connect('watcher', watcher)]);
  const place = paths.playerInstance(giId, writer.uid);
  let seen = (_status: unknown) => {};
  const stop = await watching(to.db, place, (status) => seen(status));
  const waits: number[] = [];
  for (const status of replies) {
    const shown = new Promise<number>((resolve) => {
      seen = (now) => now === status && resolve(performance.now());
    });
    const start = performance.now();
    const fields = { status, team: 'NO_TEAM', repliedAt: serverTimestamp() };
    await updateDoc(doc(from.db, place), fields);
    waits.push((await shown) - start);
  }
  stop();
  await Promise.all([deleteApp(from.app), deleteApp(to.app)]);
  return waits;
}

/** Listens, and returns once the listener has its first word: what is written before may pass it by. */
function watching(db: Firestore, path: string, see: (status: unknown) => void): Promise<() => void> {
  return new Promise((resolve) => {
    const stop = onSnapshot(doc(db, path), (snapshot) => {
      see(snapshot.data()?.status);
      resolve(stop);
    });
  });
}

async function connect(name: string, { email, password }: Person): Promise<Client> {
  const app = initializeApp({ projectId: projectId(), apiKey: 'demo' }, name);
  const auth = getAuth(app);
  connectAuthEmulator(auth, authUrl(), { disableWarnings: true });
  const db = getFirestore(app);
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port));
  await signInWithEmailAndPassword(auth, email, password);
  return { app, db };
}

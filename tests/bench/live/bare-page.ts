import { paths } from '@fives/domain';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  limit,
  onSnapshot,
  persistentLocalCache,
  persistentMultipleTabManager,
  type QuerySnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';

export interface BarePageInput {
  readonly projectId: string;
  readonly authUrl: string;
  readonly firestoreHost: string;
  readonly email: string;
  readonly password: string;
  readonly giId: string;
  readonly gameId: string;
}

declare global {
  var barePageInput: BarePageInput;
}

// Runs in the browser. Makes the Firebase calls of the app for an instance, and shows only a list.
const { projectId, authUrl, firestoreHost, email, password, giId, gameId } = barePageInput;
const app = initializeApp({ projectId, apiKey: 'demo' });
const auth = getAuth(app);
connectAuthEmulator(auth, authUrl, { disableWarnings: true });
const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
const db = initializeFirestore(app, { localCache });
const [host = '', port] = firestoreHost.split(':');
connectFirestoreEmulator(db, host, Number(port));
const { user } = await signInWithEmailAndPassword(auth, email, password);

const withMetadata = { includeMetadataChanges: true };
const unread = query(collection(db, paths.notifications(user.uid)), where('readAt', '==', null), limit(10));
for (const path of [paths.gameInstance(giId), paths.game(gameId)])
  onSnapshot(doc(db, path), withMetadata, () => {});
onSnapshot(unread, withMetadata, () => {});

const list = document.createElement('ul');
document.body.append(list);
onSnapshot(collection(db, paths.playerInstances(giId)), withMetadata, ({ docs }: QuerySnapshot) => {
  const rows = docs.map((playerInstance) => {
    const row = document.createElement('li');
    row.textContent = `${playerInstance.get('status')} ${playerInstance.get('name')}`;
    return row;
  });
  list.replaceChildren(...rows);
});

for (const status of ['PLAYING', 'NOT_PLAYING']) {
  const button = document.createElement('button');
  button.textContent = status;
  button.onclick = () => {
    void updateDoc(doc(db, paths.playerInstance(giId, user.uid)), { status, repliedAt: serverTimestamp() });
  };
  document.body.prepend(button);
}

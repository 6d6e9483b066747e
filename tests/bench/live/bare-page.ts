import { paths } from '@fives/domain';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  type QuerySnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { connectFirebase } from '../pages/connect.ts';

// Runs in the browser. Makes the Firebase calls of the app for an instance, and shows only a list.
const { auth, db } = connectFirebase();
const { email, password, giId, gameId, peoplePath } = pageInput;
const { user } = await signInWithEmailAndPassword(auth, email, password);

const withMetadata = { includeMetadataChanges: true };
const unread = query(collection(db, paths.notifications(user.uid)), where('readAt', '==', null), limit(10));
for (const path of [paths.gameInstance(giId), paths.game(gameId)])
  onSnapshot(doc(db, path), withMetadata, () => {});
onSnapshot(unread, withMetadata, () => {});

const list = document.createElement('ul');
document.body.append(list);
onSnapshot(collection(db, peoplePath), withMetadata, ({ docs }: QuerySnapshot) => {
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

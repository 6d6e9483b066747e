import { paths, type Reply } from '@fives/domain';
import {
  collection,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  type QuerySnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';

// Runs in the browser.

const withMetadata = { includeMetadataChanges: true };

/** Listens to the same documents as the app on an instance. */
export function listenLikeApp(db: Firestore, uid: string, onPeople: (people: QuerySnapshot) => void): void {
  const { giId, gameId, peoplePath } = pageInput;
  const unread = query(collection(db, paths.notifications(uid)), where('readAt', '==', null), limit(10));
  for (const path of [paths.gameInstance(giId), paths.game(gameId)])
    onSnapshot(doc(db, path), withMetadata, () => {});
  onSnapshot(unread, withMetadata, () => {});
  onSnapshot(collection(db, peoplePath), withMetadata, onPeople);
}

export const REPLIES: readonly Reply[] = ['PLAYING', 'NOT_PLAYING'];

export function sendReply(db: Firestore, uid: string, status: Reply): void {
  void updateDoc(doc(db, paths.playerInstance(pageInput.giId, uid)), {
    status,
    repliedAt: serverTimestamp(),
  });
}

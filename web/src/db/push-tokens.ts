import { paths, type Uid } from '@fives/domain';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** Takes one of a player's own devices away, under the name that the server gives it: the hash of its token. */
export async function deletePushToken(uid: Uid, token: string): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const id = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await deleteDoc(doc(firestore, paths.pushToken(uid, id)));
}

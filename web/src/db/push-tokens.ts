import { paths, type Uid } from '@fives/domain';
import { deleteDoc, doc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

export async function deletePushToken(uid: Uid, token: string): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const id = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await deleteDoc(doc(firestore, paths.pushToken(uid, id)));
}

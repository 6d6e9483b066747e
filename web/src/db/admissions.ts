import { type GiId, paths } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { inviteKey } from '../config/paths.ts';
import { auth } from '../firebase.ts';
import { firestore } from './firestore.ts';

/**
 * Stores the key of the invite link before the viewer reads or joins the instance. Only logs a failure, because members
 * need no key.
 */
export async function storeInviteKey(giId: GiId): Promise<void> {
  const [key, uid] = [inviteKey(), auth.currentUser?.uid];
  if (key === null || uid === undefined) return;
  try {
    await setDoc(doc(firestore, paths.admission(giId, uid)), { key, uid });
  } catch (error) {
    console.warn('The key of the invite link was not stored', error);
  }
}

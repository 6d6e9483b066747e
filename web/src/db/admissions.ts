import { type GiId, paths } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { inviteKey } from '../config/paths.ts';
import { auth } from '../firebase.ts';
import { firestore } from './firestore.ts';

/**
 * Shows the key of the invite link by which this page was opened, where it brought one: before whoever is signed in sees
 * the instance, or joins. A failure is only logged: a member needs no key, and whoever needs one is told that it is old.
 */
export async function showKey(giId: GiId): Promise<void> {
  const [key, uid] = [inviteKey(), auth.currentUser?.uid];
  if (key === null || uid === undefined) return;
  try {
    await setDoc(doc(firestore, paths.admission(giId, uid)), { key, uid });
  } catch (error) {
    console.warn('The key of the invite link was not taken', error);
  }
}

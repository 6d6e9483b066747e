import { DOCUMENTS, type EmailSettings, paths, type Uid } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.emailSettings);

export function useWantsEmails(uid: Uid) {
  const db = useFirestore();
  const live = useLiveDoc<EmailSettings>(doc(db, paths.emailSettings(uid)), read);
  return live.status === 'success' ? { ...live, data: live.data?.isOn ?? true } : live;
}

export function saveWantsEmails(uid: Uid, isOn: boolean): Promise<void> {
  return setDoc(doc(firestore, paths.emailSettings(uid)), { isOn }, { merge: true });
}

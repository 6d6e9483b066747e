import { DOCUMENTS, type EmailSettings, paths, type Uid } from '@fives/domain';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

export function useWantsEmails(uid: Uid) {
  const live = useLiveDoc<EmailSettings>(paths.emailSettings(uid), readerOf(DOCUMENTS.emailSettings));
  return live.status === 'success' ? { ...live, data: live.data?.isOn ?? true } : live;
}

export function saveWantsEmails(uid: Uid, isOn: boolean): Promise<void> {
  return setDoc(doc(firestore, paths.emailSettings(uid)), { isOn }, { merge: true });
}

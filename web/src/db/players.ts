import { DOCUMENTS, paths, type Uid } from '@fives/domain';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { liveDocOf } from './live.ts';

export const usePlayer = liveDocOf(DOCUMENTS.player, paths.player);
export const useCalendarFeed = liveDocOf(DOCUMENTS.calendarFeed, paths.calendarFeed);
const useEmailSettings = liveDocOf(DOCUMENTS.emailSettings, paths.emailSettings);

/** A trigger copies the name to other documents. */
export function savePlayerName(uid: Uid, name: string): Promise<void> {
  return updateDoc(doc(firestore, paths.player(uid)), { name });
}

export function useWantsEmails(uid: Uid) {
  const live = useEmailSettings(uid);
  return live.status === 'success' ? { ...live, data: live.data?.isOn ?? true } : live;
}

export function saveWantsEmails(uid: Uid, isOn: boolean): Promise<void> {
  return setDoc(doc(firestore, paths.emailSettings(uid)), { isOn }, { merge: true });
}

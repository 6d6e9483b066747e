import {
  type CalendarFeed,
  DOCUMENTS,
  type EmailSettings,
  type Player,
  paths,
  type Uid,
} from '@fives/domain';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { readerOf, useLiveDoc } from './live.ts';

export function usePlayer(uid: Uid | null) {
  return useLiveDoc<Player>(uid === null ? null : paths.player(uid), readerOf(DOCUMENTS.player));
}

/** A trigger copies the name to other documents. */
export function savePlayerName(uid: Uid, name: string): Promise<void> {
  return updateDoc(doc(firestore, paths.player(uid)), { name });
}

export function useWantsEmails(uid: Uid) {
  const live = useLiveDoc<EmailSettings>(paths.emailSettings(uid), readerOf(DOCUMENTS.emailSettings));
  return live.status === 'success' ? { ...live, data: live.data?.isOn ?? true } : live;
}

export function saveWantsEmails(uid: Uid, isOn: boolean): Promise<void> {
  return setDoc(doc(firestore, paths.emailSettings(uid)), { isOn }, { merge: true });
}

export function useCalendarFeed(uid: Uid) {
  return useLiveDoc<CalendarFeed>(paths.calendarFeed(uid), readerOf(DOCUMENTS.calendarFeed));
}

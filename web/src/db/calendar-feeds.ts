import { type CalendarFeed, DOCUMENTS, paths, type Uid } from '@fives/domain';
import { doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { readerOf, useLiveDoc } from './live.ts';

const read = readerOf(DOCUMENTS.calendarFeed);

export function useCalendarFeed(uid: Uid) {
  const db = useFirestore();
  return useLiveDoc<CalendarFeed>(doc(db, paths.calendarFeed(uid)), read);
}

import { type CalendarFeed, DOCUMENTS, paths, type Uid } from '@fives/domain';
import { readerOf, useLiveDoc } from './live.ts';

export function useCalendarFeed(uid: Uid) {
  return useLiveDoc<CalendarFeed>(paths.calendarFeed(uid), readerOf(DOCUMENTS.calendarFeed));
}

import { formatInZone } from '@fives/domain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, as one says it; the date, in the reader's own zone, once that is a day and more. */
export function agoText(at: Date, now: Date, timeZone = ownTimeZone()): string {
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE) return 'Just now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min ago`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)} h ago`;
  return formatInZone(at, timeZone, 'EEE dd/MM HH:mm');
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

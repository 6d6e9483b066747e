import { hoursToMilliseconds } from 'date-fns';
import type { Notification } from './notification.schema.ts';
import type { SentEmail } from './notification-settings.schema.ts';

/** Maximum number of emails to one person in 24 hours. The inbox shows every notification. */
export const MAX_EMAILS_PER_DAY = 12;

const DAY_MS = hoursToMilliseconds(24);
const MIN_REPEAT_MS = hoursToMilliseconds(1);

/**
 * Adds a new email to the emails of the last 24 hours, or returns null if a limit forbids the new email. The limits
 * are {@link MAX_EMAILS_PER_DAY}, and one email per kind, game and hour.
 * @param id the same for each retry of an email, because a retry is always permitted
 */
export function withEmail(
  sent: readonly SentEmail[],
  { kind, gameId }: Pick<Notification, 'kind' | 'gameId'>,
  id: string,
  now: Date,
): readonly SentEmail[] | null {
  if (sent.some((email) => email.id === id)) return sent;
  const about = `${kind} ${gameId}`;
  const ageOf = ({ at }: SentEmail) => now.getTime() - at.getTime();
  const lastDay = sent.filter((email) => ageOf(email) < DAY_MS);
  const isRepeated = lastDay.some((email) => email.about === about && ageOf(email) < MIN_REPEAT_MS);
  if (isRepeated || lastDay.length >= MAX_EMAILS_PER_DAY) return null;
  return [...lastDay, { id, about, at: now }];
}

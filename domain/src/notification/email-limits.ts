import { hoursToMilliseconds } from 'date-fns';
import type { Notification } from './notification.schema.ts';
import type { SentEmail } from './notification-settings.schema.ts';

/** Maximum number of emails to one person in 24 hours. The inbox shows every notification. */
export const MAX_EMAILS_PER_DAY = 12;

const DAY_MS = hoursToMilliseconds(24);
const SAME_KIND_MS = hoursToMilliseconds(1);

/**
 * Returns the emails of the last day with a new one, or null if it may not be sent: after another one of its kind about its
 * game in the last hour, or after {@link MAX_EMAILS_PER_DAY}.
 * @param id the same when sending is repeated, which is always permitted
 */
export function withEmail(
  sent: readonly SentEmail[],
  { kind, gameId }: Pick<Notification, 'kind' | 'gameId'>,
  id: string,
  now: Date,
): readonly SentEmail[] | null {
  if (sent.some((email) => email.id === id)) return sent;
  const about = `${kind} ${gameId}`;
  const since = ({ at }: SentEmail) => now.getTime() - at.getTime();
  const lastDay = sent.filter((email) => since(email) < DAY_MS);
  const isRepeated = lastDay.some((email) => email.about === about && since(email) < SAME_KIND_MS);
  if (isRepeated || lastDay.length >= MAX_EMAILS_PER_DAY) return null;
  return [...lastDay, { id, about, at: now }];
}

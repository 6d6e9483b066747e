import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';
import { NOTIFICATION_KINDS } from './kinds.ts';

export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);

/** Fallback for an unknown kind. Title, body and link stay as stored. */
export const PLAIN_NOTICE = 'PLAIN_NOTICE';

/** State of the push, or of the email that replaces the push. An unknown state is read as `sent`. */
export const PUSH_STATES = ['queued', 'sent', 'failed', 'no-device'] as const;

/** Null if no email was sent, or it is still queued. */
export const EMAIL_STATES = ['sent', 'failed'] as const;

export const storedNotificationSchema = z.object({
  id: z.string(),
  kind: stored.oneOf([...NOTIFICATION_KINDS, PLAIN_NOTICE], PLAIN_NOTICE),
  title: stored.text(),
  body: stored.text(),
  link: stored.text('/'),
  gameId: stored.text(),
  giId: stored.text(),
  /** Person named in the title, whose current name the inbox shows. */
  aboutUid: z.optional(stored.textOrNull),
  /** People named in the body: reserves, or people to ask. */
  nextUids: z.optional(stored.list(z.string())),
  /** Title and body that replace the stored ones when an account in `aboutUid` or `nextUids` is deleted. */
  nameless: z.catch(z.optional(z.object({ title: z.string(), body: z.string() })), undefined),
  createdAt: stored.moment,
  readAt: stored.momentOrNull,
  push: stored.oneOf(PUSH_STATES, 'sent'),
  email: z.optional(stored.oneOfOrNull(EMAIL_STATES)),
  /** Server field: time of the next attempt to push or email. */
  pushDueAt: z.optional(stored.momentOrNull),
});
export type Notification = z.infer<typeof storedNotificationSchema>;

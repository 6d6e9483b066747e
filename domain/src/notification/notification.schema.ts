import * as z from 'zod/mini';
import {
  storedList,
  storedMoment,
  storedMomentOrNull,
  storedOneOf,
  storedOneOfOrNull,
  storedText,
  storedTextOrNull,
} from '../lenient-schema.ts';
import { NOTIFICATION_KINDS } from './kinds.ts';

export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);

/** Fallback for an unknown kind. Title, text and link are shown as stored. */
export const PLAIN_NOTICE = 'PLAIN_NOTICE';

/**
 * `queued` also covers an email that is sent instead of a push. A state that this version does not know is never
 * sent.
 */
export const PUSH_STATES = ['queued', 'sent', 'failed', 'no-device'] as const;

/** Null if no email was sent, or it is still queued. */
export const EMAIL_STATES = ['sent', 'failed'] as const;

export const storedNotificationSchema = z.object({
  id: z.string(),
  kind: storedOneOf([...NOTIFICATION_KINDS, PLAIN_NOTICE], PLAIN_NOTICE),
  title: storedText(),
  body: storedText(),
  link: storedText('/'),
  gameId: storedText(),
  giId: storedText(),
  /** Person that the notification is about. The name is looked up, so it disappears with the account. */
  aboutUid: z.optional(storedTextOrNull),
  nextUids: z.optional(storedList(z.string())),
  /** Title and body without names, for when an account in `aboutUid` or `nextUids` is deleted. */
  nameless: z.catch(z.optional(z.object({ title: z.string(), body: z.string() })), undefined),
  createdAt: storedMoment,
  readAt: storedMomentOrNull,
  push: storedOneOf(PUSH_STATES, 'sent'),
  email: z.optional(storedOneOfOrNull(EMAIL_STATES)),
  /** Server field: time of the next attempt to push or email. */
  pushDueAt: z.optional(storedMomentOrNull),
});
export type Notification = z.infer<typeof storedNotificationSchema>;

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

/** What a kind is read as that this version does not know: a plain notice, with its own title, text and link. */
export const PLAIN_NOTICE = 'PLAIN_NOTICE';

/** How far a push has come; `queued` also while an email is on its way in its place. One that this version does not know is not its to send. */
export const PUSH_STATES = ['queued', 'sent', 'failed', 'no-device'] as const;

/** How the email ended that went where there was no device; null where none went, or it is still on its way. */
export const EMAIL_STATES = ['sent', 'failed'] as const;

/** `players/{uid}/notifications/{id}`: a line in the in-app inbox, and a push message or an email on its way. */
export const storedNotificationSchema = z.object({
  id: z.string(),
  kind: storedOneOf([...NOTIFICATION_KINDS, PLAIN_NOTICE], PLAIN_NOTICE),
  title: storedText(),
  body: storedText(),
  link: storedText('/'),
  gameId: storedText(),
  giId: storedText(),
  /** Whom it is about, where it is about one person. Their name is looked up, and so goes with their account. */
  aboutUid: z.optional(storedTextOrNull),
  /** The other people whose names are in `body`. */
  nextUids: z.optional(storedList(z.string())),
  /** The same without names, for when one of these accounts is deleted. */
  nameless: z.catch(z.optional(z.object({ title: z.string(), body: z.string() })), undefined),
  createdAt: storedMoment,
  readAt: storedMomentOrNull,
  push: storedOneOf(PUSH_STATES, 'sent'),
  email: z.optional(storedOneOfOrNull(EMAIL_STATES)),
  /** The server's own: when push or email is to be tried again, if nobody has ended it by then. */
  pushDueAt: z.optional(storedMomentOrNull),
});
export type Notification = z.infer<typeof storedNotificationSchema>;

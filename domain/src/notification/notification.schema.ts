import { z } from 'zod';

export const NOTIFICATION_KINDS = [
  'INVITE',
  'REMINDER',
  'GAME_SHORT',
  'DROP_OUT',
  'PROMOTED',
  'TEAMS_PICKED',
  'RESULT',
  'MOTM_OPEN',
  'MOTM_AWARDED',
  'RESCHEDULED',
  'CANCELLED',
] as const;
export const notificationKindSchema = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

/** `players/{uid}/notifications/{id}`: a line in the in-app inbox, and a push message on its way. */
export const notificationSchema = z.strictObject({
  id: z.string(),
  kind: notificationKindSchema,
  title: z.string(),
  body: z.string(),
  link: z.string(),
  gameId: z.string(),
  giId: z.string(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
  push: z.enum(['queued', 'sent', 'failed', 'no-device']),
  /** The server's own: when the push is to be tried again, if nobody has ended it by then. */
  pushDueAt: z.date().nullable().optional(),
});
export type Notification = z.infer<typeof notificationSchema>;

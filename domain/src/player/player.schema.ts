import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import { storedMoment, storedText, storedTextOrNull } from '../lenient-schema.ts';
import { lineOfText, linesOfText, TEXT_LIMITS } from '../text.ts';

export const personNameSchema = lineOfText(TEXT_LIMITS.personName, 'Name or nickname is required');

export const guestNameSchema = lineOfText(TEXT_LIMITS.personName, 'Name is required');

export const emailSchema = z.pipe(
  z
    .string('Email is required')
    .check(z.trim(), z.minLength(1, 'Email is required'), z.maxLength(254, 'Must be at most 254 characters')),
  z.email('Enter a valid email address'),
);

export const storedPlayerSchema = z.object({
  uid: storedUid,
  name: storedText(),
  email: storedText(),
  createdAt: storedMoment,
});
export type Player = z.infer<typeof storedPlayerSchema>;

export const FORMER_PLAYER_NAME = 'Former player';

export const pushTokenTextSchema = z
  .string('Push token is required')
  .check(
    z.minLength(1, 'Push token is required'),
    z.maxLength(TEXT_LIMITS.pushToken, `Must be at most ${TEXT_LIMITS.pushToken} characters`),
    z.regex(/^[\x21-\x7e]+$/, 'Not a valid push token'),
  );

export const storedPushTokenSchema = z.object({
  token: z.string(),
  createdAt: storedMoment,
  refreshedAt: storedMoment,
  userAgent: storedText(),
});
export type PushToken = z.infer<typeof storedPushTokenSchema>;

export const supportTextSchema = linesOfText(TEXT_LIMITS.supportMessage, 'Message is required');

export const storedSupportMessageSchema = z.object({
  uid: storedText(),
  message: storedText(),
  createdAt: storedMoment,
});
export type SupportMessage = z.infer<typeof storedSupportMessageSchema>;

export const supportFormSchema = z.strictObject({ message: supportTextSchema });

/**
 * `deletedAccounts/{SHA-256 of the uid}`: rules and API refuse writes by this account, because tokens last up to an
 * hour.
 */
export const storedDeletedAccountSchema = z.object({
  deletedAt: storedMoment,
  expiresAt: storedMoment,
  /** Id that replaces the uid in remaining data. Null after the deletion is complete. */
  formerUid: storedTextOrNull,
});
export type DeletedAccount = z.infer<typeof storedDeletedAccountSchema>;

/** Many times the lifetime of a token: https://firebase.google.com/docs/auth/admin/manage-sessions. */
export const DELETION_MARK_MS = 24 * 60 * 60 * 1000;

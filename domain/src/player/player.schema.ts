import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';
import { lineOfText, linesOfText, TEXT_LIMITS } from '../text.ts';

export const personNameSchema = lineOfText(TEXT_LIMITS.personName, 'Name or nickname is required');

export const guestNameSchema = lineOfText(TEXT_LIMITS.personName, 'Name is required');

const NOT_AN_EMAIL = 'Enter a valid email address';

/** Accepts every address that Firebase Authentication accepts, because a player's email equals the sign-in email. */
export const signInEmailSchema = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Must be at most 254 characters'),
    z.regex(/^[^\s@]+@[^\s@]+$/, NOT_AN_EMAIL),
  );

/** Is stricter than `signInEmailSchema`, to find typing mistakes in forms. */
export const emailSchema = z.pipe(signInEmailSchema, z.email(NOT_AN_EMAIL));

export const storedPlayerSchema = z.object({
  uid: storedUid,
  name: stored.text(),
  email: stored.text(),
  createdAt: stored.moment,
  /** True if the person wants no negative stat of the day. */
  kindMode: z.optional(stored.flag(false)),
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
  createdAt: stored.moment,
  refreshedAt: stored.moment,
  userAgent: stored.text(),
});
export type PushToken = z.infer<typeof storedPushTokenSchema>;

export const supportTextSchema = linesOfText(TEXT_LIMITS.supportMessage, 'Message is required');

export const storedSupportMessageSchema = z.object({
  uid: stored.text(),
  message: stored.text(),
  createdAt: stored.moment,
});
export type SupportMessage = z.infer<typeof storedSupportMessageSchema>;

export const supportFormSchema = z.strictObject({ message: supportTextSchema });

/**
 * `deletedAccounts/{SHA-256 of the uid}`. Rules and API refuse writes by this account, because its tokens stay valid
 * for up to an hour.
 */
export const storedDeletedAccountSchema = z.object({
  deletedAt: stored.moment,
  expiresAt: stored.moment,
  /** Id that replaces the uid in remaining data. Null after the deletion is complete. */
  formerUid: stored.textOrNull,
});
export type DeletedAccount = z.infer<typeof storedDeletedAccountSchema>;

/**
 * Lifetime of a deletion mark, many times the lifetime of a token:
 * https://firebase.google.com/docs/auth/admin/manage-sessions.
 */
export const DELETION_MARK_MS = 24 * 60 * 60 * 1000;

/**
 * `calendarFeeds/{uid}`: calendar address of a player. Anyone with the secret can read the calendar, so only the hash
 * of the secret is stored.
 */
export const storedCalendarFeedSchema = z.object({
  secretHash: stored.text(),
  createdAt: stored.moment,
});

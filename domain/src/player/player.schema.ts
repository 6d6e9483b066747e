import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import { storedMoment, storedText } from '../lenient-schema.ts';
import { lineOfText, TEXT_LIMITS } from '../text.ts';

export const personNameSchema = lineOfText(TEXT_LIMITS.personName, {
  required: 'Name or nickname is required',
});

export const guestNameSchema = lineOfText(TEXT_LIMITS.personName, { required: 'Name is required' });

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

/** Finds typing mistakes in forms. */
export const emailSchema = z.pipe(signInEmailSchema, z.email(NOT_AN_EMAIL));

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

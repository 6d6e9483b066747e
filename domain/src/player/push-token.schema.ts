import { z } from 'zod';
import { storedMoment, storedText } from '../stored.ts';
import { TEXT_LIMITS } from '../text.ts';

export const pushTokenTextSchema = z
  .string({ error: 'Push token is required' })
  .min(1, 'Push token is required')
  .max(TEXT_LIMITS.pushToken, `Must be at most ${TEXT_LIMITS.pushToken} characters`)
  .regex(/^[\x21-\x7e]+$/, 'Not a valid push token');

/** `players/{uid}/pushTokens/{id}`: one device that wants pushes. */
export const storedPushTokenSchema = z.object({
  token: z.string(),
  createdAt: storedMoment,
  refreshedAt: storedMoment,
  userAgent: storedText(),
});
export type PushToken = z.infer<typeof storedPushTokenSchema>;

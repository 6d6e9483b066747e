import { z } from 'zod';
import { TEXT_LIMITS } from '../text.ts';

export const pushTokenTextSchema = z
  .string({ error: 'Push token is required' })
  .min(1, 'Push token is required')
  .max(TEXT_LIMITS.pushToken, `Must be at most ${TEXT_LIMITS.pushToken} characters`)
  .regex(/^[\x21-\x7e]+$/, 'Not a valid push token');

/** `players/{uid}/pushTokens/{id}`: one device that wants pushes. */
export const pushTokenSchema = z.strictObject({
  token: pushTokenTextSchema,
  createdAt: z.date(),
  refreshedAt: z.date(),
  userAgent: z.string().max(TEXT_LIMITS.userAgent),
});
export type PushToken = z.infer<typeof pushTokenSchema>;

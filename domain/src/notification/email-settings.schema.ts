import * as z from 'zod/mini';
import { storedFlag, storedTextOrNull } from '../lenient-schema.ts';

/**
 * `players/{uid}/settings/email`: whether somebody wants emails where none of their devices shows notifications. Apart from the
 * kinds they want to hear of, so that an older version that writes those switches no emails on again.
 */
export const storedEmailSettingsSchema = z.object({
  isOn: storedFlag(true),
  /** The server's own: what the link in each of their emails ends them by; null before the first one. */
  unsubscribeSecret: z.optional(storedTextOrNull),
});
export type EmailSettings = z.infer<typeof storedEmailSettingsSchema>;

import * as z from 'zod/mini';
import { storedFlag, storedTextOrNull } from '../lenient-schema.ts';

/**
 * `players/{uid}/settings/email`: emails if no device shows notifications. Separate from the kinds, so that a write
 * by an older version does not re-enable emails.
 */
export const storedEmailSettingsSchema = z.object({
  isOn: storedFlag(true),
  /** Server field: secret in the unsubscribe link. Null before the first email. */
  unsubscribeSecret: z.optional(storedTextOrNull),
});
export type EmailSettings = z.infer<typeof storedEmailSettingsSchema>;

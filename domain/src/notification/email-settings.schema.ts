import * as z from 'zod/mini';
import { storedFlag, storedList, storedLoosely, storedText, storedTextOrNull } from '../lenient-schema.ts';

const sentEmailSchema = z.object({ id: storedText(), about: storedText(), at: z.date() });
export type SentEmail = z.infer<typeof sentEmailSchema>;

/**
 * `players/{uid}/settings/email`: emails if no device shows notifications. Separate from the kinds, so that a write
 * by an older version does not re-enable emails.
 */
export const storedEmailSettingsSchema = storedLoosely({
  isOn: storedFlag(true),
  /** Server field: secret in the unsubscribe link. Null before the first email. */
  unsubscribeSecret: z.optional(storedTextOrNull),
  /** Server field: emails of the last day, oldest first. */
  sent: z.optional(storedList(sentEmailSchema)),
});
export type EmailSettings = z.infer<typeof storedEmailSettingsSchema>;

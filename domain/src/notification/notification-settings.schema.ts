import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';
import type { NotificationKind } from './kinds.ts';
import { notificationKindSchema } from './notification.schema.ts';

/** `players/{uid}/settings/notifications`: notification kinds that the person has switched off. */
export const notificationSettingsSchema = z.strictObject({
  off: z
    .array(notificationKindSchema)
    .check(z.refine((off) => new Set(off).size === off.length, 'Each kind can be switched off once')),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

export const storedNotificationSettingsSchema = z.object({ off: stored.list(notificationKindSchema) });

export const ALL_KINDS_ON: NotificationSettings = { off: [] };

export function wantsKind(settings: NotificationSettings, kind: NotificationKind): boolean {
  return !settings.off.includes(kind);
}

export function withKind(
  settings: NotificationSettings,
  kind: NotificationKind,
  isOn: boolean,
): NotificationSettings {
  if (wantsKind(settings, kind) === isOn) return settings;
  return { off: isOn ? settings.off.filter((other) => other !== kind) : [...settings.off, kind] };
}

const sentEmailSchema = z.object({ id: stored.text(), about: stored.text(), at: z.date() });
export type SentEmail = z.infer<typeof sentEmailSchema>;

/** `players/{uid}/settings/email`: emails for a person without a device. */
export const storedEmailSettingsSchema = stored.looseObject({
  isOn: stored.flag(true),
  /** Server field: secret in the unsubscribe link. Null before the first email. */
  unsubscribeSecret: z.optional(stored.textOrNull),
  /** Server field: emails of the last day, oldest first. */
  sent: z.optional(stored.list(sentEmailSchema)),
});
export type EmailSettings = z.infer<typeof storedEmailSettingsSchema>;

import * as z from 'zod/mini';
import { storedList } from '../lenient-schema.ts';
import type { NotificationKind } from './kinds.ts';
import { notificationKindSchema } from './notification.schema.ts';

/** `players/{uid}/settings/notifications`: the kinds this person does not want to hear of, each named once; as it is written. */
export const notificationSettingsSchema = z.strictObject({
  off: z
    .array(notificationKindSchema)
    .check(z.refine((off) => new Set(off).size === off.length, 'Each kind can be switched off once')),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** The same as it is read. A kind that this version does not know is none that it could tell of. */
export const storedNotificationSettingsSchema = z.object({ off: storedList(notificationKindSchema) });

/** What holds for whoever has never chosen: they hear of everything. */
export const EVERYTHING_ON: NotificationSettings = { off: [] };

/** Whether this person wants to hear of that. */
export function wantsKind(settings: NotificationSettings, kind: NotificationKind): boolean {
  return !settings.off.includes(kind);
}

/** The settings with one kind switched on or off; the same settings where it is so already. */
export function withKind(
  settings: NotificationSettings,
  kind: NotificationKind,
  isOn: boolean,
): NotificationSettings {
  if (wantsKind(settings, kind) === isOn) return settings;
  return { off: isOn ? settings.off.filter((other) => other !== kind) : [...settings.off, kind] };
}

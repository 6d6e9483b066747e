import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';

/**
 * How an existing notification changes. `silent` rewrites the text, `push` also pushes again, and `batched` pushes after a
 * delay.
 */
export type RenotifyMode = 'silent' | 'push' | 'batched';

interface NotificationKindRow {
  readonly label: string;
  readonly help?: string;
  /** Guests have no switch for these kinds. Undefined if the kind is for all members. */
  readonly to?: 'organisers' | 'voters';
  readonly screen?: 'teams' | 'pick-motm';
  /** Default for drafts of this kind. Undefined if an existing notification stays unchanged. */
  readonly renotify?: RenotifyMode;
}

/**
 * Kinds of notifications. Each comment says when Fives sends the kind. Only stored state is compared, because events
 * arrive twice, late or out of order.
 */
const KINDS = {
  /**
   * Sent when the status becomes `INVITES_SENT`, when an entry is added later, or when the next week opens. Only
   * organisers get a notification if the next week opens without invites.
   */
  INVITE: { label: 'Invites' },
  /**
   * Sent 72 and 24 hours before the start to people without a reply, and when an organiser reminds them. Sent 3 hours before to players and reserves. Also sent when
   * the condition of a yes ends without a spot.
   */
  REMINDER: { label: 'Reminders', help: "You haven't replied, or your game is about to start." },
  /** Sent when a reserve, stored in `handled.reserves`, gets a spot. */
  PROMOTED: { label: 'Moved up', help: "You were a reserve and now you're in." },
  /**
   * Sent when a spot is free within three hours of the start, to the people in `lateQueue.offers`. Sent
   * to organisers about a reserve whom Fives can't notify.
   */
  OFFER: { label: 'Late spots', help: "You're a reserve and a spot opens up late." },
  GAME_SHORT: { label: 'Game warnings', help: 'A game you organise is short of players.', to: 'organisers' },
  /** Sent to a new organiser or lead organiser, with the offer of a game, or with a request for stars. */
  ORGANISING: {
    label: 'Organising',
    help: 'You become an organiser of a game, or are asked to help run it.',
    to: 'organisers',
    renotify: 'push',
  },
  /** Sent to organisers when a player drops out or is removed, except to the organiser who did it. */
  DROP_OUT: { label: 'Drop-outs', help: 'Someone drops out of a game you organise.', to: 'organisers' },
  /** Sent when the start or location differs from the last notice (`handled.start`). Each start has its own notice. */
  RESCHEDULED: { label: 'Changes', help: "Your game's time or location changes." },
  /** Sent on cancellation, and rewritten when the reason or status changes (`handled.off`). */
  CANCELLED: { label: 'Cancelled games', help: "A game you're in is cancelled or back on." },
  /** Sent when an organiser taps "Tell the players", or with the last reminder if teams are complete. */
  TEAMS_PICKED: { label: 'Teams', screen: 'teams', renotify: 'push' },
  /**
   * Sent when the score is known or declined, or ten minutes after the winner (`handled.winnerAt`). Pushed again if the
   * winner changes.
   */
  RESULT: { label: 'Results', screen: 'teams' },
  /** Sent when an organiser or treasurer sends payment reminders, at most once in seven days (`nudgedAt`). */
  PAYMENT: {
    label: 'Payments',
    help: 'An organiser reminds you of your share of the cost.',
    renotify: 'push',
  },
  /** Sent when the winner is stored, or two hours after the start, to people who may vote. */
  MOTM_OPEN: { label: 'Votes', to: 'voters', screen: 'pick-motm' },
  MOTM_AWARDED: { label: 'Player of the match', screen: 'teams' },
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof KINDS;
export const NOTIFICATIONS: Readonly<Record<NotificationKind, NotificationKindRow>> = KINDS;

// `Object.keys` loses the literal types.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]];

export function kindsFor(isGuest: boolean): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => !isGuest || NOTIFICATIONS[kind].to === undefined);
}

const notificationKindSchema = z.enum(NOTIFICATION_KINDS);

/** Fallback for an unknown kind. Title, body and link stay as stored. */
export const PLAIN_NOTICE = 'PLAIN_NOTICE';

/** State of the push, or of the email that replaces the push. An unknown state is read as `sent`. */
const PUSH_STATES = ['queued', 'sent', 'failed', 'no-device'] as const;

/** Null if no email was sent, or it is still queued. */
const EMAIL_STATES = ['sent', 'failed'] as const;

export const storedNotificationSchema = z.object({
  id: z.string(),
  kind: stored.oneOf([...NOTIFICATION_KINDS, PLAIN_NOTICE], PLAIN_NOTICE),
  title: stored.text(),
  body: stored.text(),
  link: stored.text('/'),
  gameId: stored.text(),
  giId: stored.text(),
  /** Person named in the title, whose current name the inbox shows. */
  aboutUid: z.optional(stored.textOrNull),
  /** People named in the body: reserves, or people to ask. */
  nextUids: z.optional(stored.list(z.string())),
  /** Title and body that replace the stored ones when an account in `aboutUid` or `nextUids` is deleted. */
  nameless: z.catch(z.optional(z.object({ title: z.string(), body: z.string() })), undefined),
  createdAt: stored.moment,
  readAt: stored.momentOrNull,
  push: stored.oneOf(PUSH_STATES, 'sent'),
  email: z.optional(stored.oneOfOrNull(EMAIL_STATES)),
  /** Server field: time of the next attempt to push or email. */
  pushDueAt: z.optional(stored.momentOrNull),
});
export type Notification = z.infer<typeof storedNotificationSchema>;

/** `players/{uid}/settings/notifications`: notification kinds that the person has switched off. */
export const storedNotificationSettingsSchema = z.object({ off: stored.list(notificationKindSchema) });
export type NotificationSettings = z.infer<typeof storedNotificationSettingsSchema>;

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

export type RenotifyMode = 'silent' | 'push' | 'batched';

export interface NotificationKindRow {
  readonly label: string;
  readonly help?: string;
  /** Guests do not organise and do not vote, so they have no switch for `organisers` and `voters`. */
  readonly to: 'members' | 'organisers' | 'voters';
  readonly about: 'instance' | 'game';
  /** Page below the instance that the link opens. Missing: the page of the instance. */
  readonly screen?: 'teams' | 'pick-motm';
  /** `once`: the id is `{giId}_{KIND}`, so no one gets a second one. `often`: the id has a suffix. */
  readonly comes: 'once' | 'often';
  /** Missing: a notification that the person already has stays as it is. */
  readonly again?: RenotifyMode;
}

/**
 * Kinds of notifications, with when Fives sends each kind. Stored state decides, because events arrive twice, late
 * and in any order.
 */
export const NOTIFICATIONS = {
  /**
   * Sent with the invites, for an entry added later, and when the next week opens. Organisers also get one when
   * invites are due.
   */
  INVITE: { label: 'Invites', to: 'members', about: 'instance', comes: 'once' },
  /** Sent 72 and 24 hours before the start to people without a reply, and 3 hours before to people who said yes. */
  REMINDER: {
    label: 'Reminders',
    help: "You haven't replied, or your game is about to start.",
    to: 'members',
    about: 'instance',
    comes: 'often',
  },
  /** Sent when a reserve gets a spot, compared with `handled.reserves`. */
  PROMOTED: {
    label: 'Moved up',
    help: "You were a reserve and now you're in.",
    to: 'members',
    about: 'instance',
    comes: 'once',
  },
  /** Sent when a spot is free within three hours of the start, to the people in `lateQueue.offers`. */
  OFFER: {
    label: 'Late spots',
    help: "You're a reserve and a spot opens up late.",
    to: 'members',
    about: 'instance',
    comes: 'often',
  },
  GAME_SHORT: {
    label: 'Game warnings',
    help: 'A game you organise is short of players.',
    to: 'organisers',
    about: 'instance',
    comes: 'once',
  },
  /** Sent to a new organiser or lead organiser, for an offer of a game, and for a request for stars. */
  ORGANISING: {
    label: 'Organising',
    help: 'You become an organiser of a game, or are asked to help run it.',
    to: 'organisers',
    about: 'game',
    comes: 'often',
    again: 'push',
  },
  /** Sent when someone changes yes to no before the start, unless an organiser removed them (`takenOutAt`). */
  DROP_OUT: {
    label: 'Drop-outs',
    help: 'Someone drops out of a game you organise.',
    to: 'organisers',
    about: 'instance',
    comes: 'often',
  },
  /** Sent when start or location differ from the last notice (`handled.start`). Each start has its own notice. */
  RESCHEDULED: {
    label: 'Changes',
    help: "Your game's time or location changes.",
    to: 'members',
    about: 'instance',
    comes: 'often',
  },
  /** Sent on cancellation, and rewritten when the reason or status changes (`handled.off`). */
  CANCELLED: {
    label: 'Cancelled games',
    help: "A game you're in is cancelled or back on.",
    to: 'members',
    about: 'instance',
    comes: 'once',
  },
  /** Sent when an organiser taps "Tell the players", otherwise with the last reminder if teams are complete. */
  TEAMS_PICKED: {
    label: 'Teams',
    to: 'members',
    about: 'instance',
    screen: 'teams',
    comes: 'once',
    again: 'push',
  },
  /**
   * Sent when the score is known or declined, or ten minutes after the winner (`handled.winnerAt`). A new winner is
   * pushed again.
   */
  RESULT: { label: 'Results', to: 'members', about: 'instance', screen: 'teams', comes: 'once' },
  /** Sent when an organiser sends payment reminders, at most once in seven days (`nudgedAt`). */
  PAYMENT: {
    label: 'Payments',
    help: 'An organiser reminds you of your share of the cost.',
    to: 'members',
    about: 'instance',
    comes: 'once',
    again: 'push',
  },
  /** Sent when the winner is in, or two hours after the start, to people who may vote. */
  MOTM_OPEN: { label: 'Votes', to: 'voters', about: 'instance', screen: 'pick-motm', comes: 'once' },
  MOTM_AWARDED: {
    label: 'Player of the match',
    to: 'members',
    about: 'instance',
    screen: 'teams',
    comes: 'once',
  },
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof NOTIFICATIONS;

// `Object.keys` loses the literal types.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]];

export function notificationRow(kind: NotificationKind): NotificationKindRow {
  return NOTIFICATIONS[kind];
}

export function kindsFor(isGuest: boolean): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => !isGuest || NOTIFICATIONS[kind].to === 'members');
}

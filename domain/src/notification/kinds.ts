/** What happens to a notification that the person already has: see `again` in `AddressedDraft`. */
export type RenotifyMode = 'silent' | 'push' | 'batched';

export interface NotificationKindRow {
  /** The switch in the notification settings, in the order of this table. */
  readonly label: string;
  readonly help?: string;
  /** Guests do not organise and do not vote, so they have no switch for `organisers` and `voters`. */
  readonly to: 'members' | 'organisers' | 'voters';
  /** A notification about a `game` names no instance. */
  readonly about: 'instance' | 'game';
  /** The page below the instance that the link opens; missing: the page of the instance. */
  readonly screen?: 'teams' | 'pick-motm';
  /** `once`: the id is `{giId}_{KIND}`, so nobody gets a second one. `often`: the id continues. */
  readonly comes: 'once' | 'often';
  /** What happens to one that the person already has, unless the draft decides. Missing: nothing. */
  readonly again?: RenotifyMode;
}

/**
 * Each kind of notification. The comments say when Fives sends it, and which stored state decides that: events arrive twice,
 * late and in any order.
 */
export const NOTIFICATIONS = {
  /**
   * When invites go out, when an entry is added after that, and when the next week opens. Status, pool and replies decide.
   * Organisers also get one when invites are due.
   */
  INVITE: { label: 'Invites', to: 'members', about: 'instance', comes: 'once' },
  /**
   * 72 and 24 hours before, to people without a reply; 3 hours before, to people who said yes. The replies decide when the
   * job runs.
   */
  REMINDER: {
    label: 'Reminders',
    help: "You haven't replied, or your game is about to start.",
    to: 'members',
    about: 'instance',
    comes: 'often',
  },
  /** When a reserve has a spot. `handled.reserves` says who waited; the queue says who has a spot now. */
  PROMOTED: {
    label: 'Moved up',
    help: "You were a reserve and now you're in.",
    to: 'members',
    about: 'instance',
    comes: 'once',
  },
  /** When a spot is free within three hours of the start. `lateQueue.offers` says who is asked; each time is a new one. */
  OFFER: {
    label: 'Late spots',
    help: "You're a reserve and a spot opens up late.",
    to: 'members',
    about: 'instance',
    comes: 'often',
  },
  /** When health turns to ok or at risk. Start and counts decide. */
  GAME_SHORT: {
    label: 'Game warnings',
    help: 'A game you organise is short of players.',
    to: 'organisers',
    about: 'instance',
    comes: 'once',
  },
  /**
   * When someone becomes an organiser or the lead organiser, is offered a game without one, or is asked for stars. The
   * transaction that changes this decides.
   */
  ORGANISING: {
    label: 'Organising',
    help: 'You become an organiser of a game, or are asked to help run it.',
    to: 'organisers',
    about: 'game',
    comes: 'often',
    again: 'push',
  },
  /**
   * When someone changes yes to no before the start, unless an organiser removed them (`takenOutAt`). The event says that
   * they had said yes; the entry says that they still say no. Late ones are separate.
   */
  DROP_OUT: {
    label: 'Drop-outs',
    help: 'Someone drops out of a game you organise.',
    to: 'organisers',
    about: 'instance',
    comes: 'often',
  },
  /** When start or location differ from what people were told. `handled.start` has the start; each start is a new one. */
  RESCHEDULED: {
    label: 'Changes',
    help: "Your game's time or location changes.",
    to: 'members',
    about: 'instance',
    comes: 'often',
  },
  /** When the game is off; rewritten when it is on again, or the reason changes. `handled.off` has what people were told. */
  CANCELLED: {
    label: 'Cancelled games',
    help: "A game you're in is cancelled or back on.",
    to: 'members',
    about: 'instance',
    comes: 'once',
  },
  /**
   * When an organiser taps "Tell the players", again for people whose team changed since (`teamsTold`); else with the last
   * reminder, once teams are complete.
   */
  TEAMS_PICKED: {
    label: 'Teams',
    to: 'members',
    about: 'instance',
    screen: 'teams',
    comes: 'once',
    again: 'push',
  },
  /**
   * When the score is known or declined, or ten minutes after the winner (`handled.winnerAt`). A correction rewrites it; a new
   * winner (`handled.result`) is pushed again.
   */
  RESULT: { label: 'Results', to: 'members', about: 'instance', screen: 'teams', comes: 'once' },
  /** When an organiser sends payment reminders: at most once in seven days (`nudgedAt` of the cost), by the stored shares. */
  PAYMENT: {
    label: 'Payments',
    help: 'An organiser reminds you of your share of the cost.',
    to: 'members',
    about: 'instance',
    comes: 'once',
    again: 'push',
  },
  /** When the winner is in, or two hours after the start. Voting must be open, and the person entitled to vote. */
  MOTM_OPEN: { label: 'Votes', to: 'voters', about: 'instance', screen: 'pick-motm', comes: 'once' },
  /** When the votes are counted. Ballots and entries decide. */
  MOTM_AWARDED: {
    label: 'Player of the match',
    to: 'members',
    about: 'instance',
    screen: 'teams',
    comes: 'once',
  },
} as const satisfies Record<string, NotificationKindRow>;

export type NotificationKind = keyof typeof NOTIFICATIONS;

// Object.keys forgets the names.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]];

/** Returns the row of a kind, with its optional columns. */
export function notificationRow(kind: NotificationKind): NotificationKindRow {
  return NOTIFICATIONS[kind];
}

/** Returns the kinds that a person may get, in the order of the settings. */
export function kindsFor(isGuest: boolean): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => !isGuest || NOTIFICATIONS[kind].to === 'members');
}

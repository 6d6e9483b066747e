import type { NotificationKind } from '@fives/domain';

/** What each kind of notification is called, and when it comes; in the order of a game's own week. */
export const KIND_TEXTS: Record<NotificationKind, { readonly label: string; readonly help: string }> = {
  INVITE: { label: 'Invites', help: 'You are invited to a game.' },
  REMINDER: { label: 'Reminders', help: 'Your answer is missing, or your game is about to start.' },
  PROMOTED: { label: 'Free places', help: 'You were a reserve, and now you are in.' },
  GAME_SHORT: { label: 'Game warnings', help: 'A game that you organise is short of players.' },
  DROP_OUT: { label: 'Drop-outs', help: 'Someone drops out of a game that you organise.' },
  RESCHEDULED: { label: 'New times', help: 'A game that you are in has moved.' },
  CANCELLED: { label: 'Cancelled games', help: 'A game that you are in is off.' },
  TEAMS_PICKED: { label: 'Teams', help: 'You can see who you play with.' },
  RESULT: { label: 'Results', help: 'The result of your game is in.' },
  MOTM_OPEN: { label: 'Votes', help: 'You can vote for player of the match.' },
  MOTM_AWARDED: { label: 'Player of the match', help: 'The votes are counted.' },
};

import * as z from 'zod/mini';
import { IMPOSSIBLE_SENTENCES } from './fair-teams/explain/fair-teams-errors.ts';
import {
  EARLIEST_SEASON_START,
  MAX_IMPORT_LINES,
  MAX_IMPORTED_GAMES,
  MAX_ORGANISERS,
  MAX_PLUS_ONES,
  MAX_SEASONS,
  MAX_TREASURERS,
  MAX_YEARS_AHEAD,
  MIN_DAYS_BETWEEN_NUDGES,
  MIN_HOURS_BETWEEN_REMINDERS,
  OFFER_HOURS,
} from './limits.ts';
import { plural } from './text.ts';

/** Sentence for each reason, grouped by API error code. Programs compare codes, never sentences. */
const SENTENCES = {
  'bad-input': {
    START_NOT_AHEAD: 'Start date and time must be after today',
    START_TOO_FAR: `Start must be within the next ${MAX_YEARS_AHEAD} years`,
    PAUSE_NOT_AHEAD: 'A pause must end after today',
    PAUSE_TOO_FAR: 'A pause must end within a year',
    SCORE_MISMATCH: 'The score does not match the result',
    FIRST_HALF_MORE: "The final score can't be lower than at half-time",
    SAME_COLOUR: 'The teams need different colours',
    OUT_BUT_IN_TEAM: 'Only players who are playing can be in a team',
    CONDITION_OF_NO: 'Only a yes can have a condition',
    CONDITION_PLAYERS: ({ needed = 0 }: Reason) => `Choose a number from 2 to ${needed}`,
    CONDITION_TIME: 'Choose a time between now and the start',
    VOTES_NOT_ALONE: 'Send votes in a separate request',
    SPOT_NOT_ALONE: 'Send the spot in a separate request',
    OWN_VOTE: "You can't pick yourself.",
    NOBODY_TO_PICK: "No one else played, so there's no one to vote for",
    OTHER_NUMBER_OF_PICKS: ({ needed = 0 }: Reason) => picksNeededText(needed),
    PICK_NOT_PLAYING: 'Only players who played can be picked',
    NOT_EXPECTED: 'Only players who were in can be marked as no-shows',
    NO_NAMESAKE: 'No one with your name has played here before',
    NO_GUEST_TOKEN: "That isn't a guest's sign-in",
    SAME_ENTRY: 'Choose two different people',
    IMPORT_TOO_LARGE: `Import at most ${MAX_IMPORTED_GAMES} games at a time`,
    DATE_ORDER_UNCLEAR: 'Choose the order of day and month',
    NOTHING_TO_IMPORT: "We couldn't find any new games",
    CALENDAR_TEXT: 'This is a calendar, not a list or a table',
    NO_TEXT_FILE: 'This is no text or table. Save a spreadsheet as CSV first',
    NO_EXPORT: 'This file is not an export of a game',
    SCHEDULE_TEXT: 'This is a schedule. It has no results',
    TOO_MANY_LINES: `Import at most ${MAX_IMPORT_LINES.toLocaleString('en-GB')} lines at a time`,
    SEASON_BEFORE_OTHER: "A season can't start before the last one did",
    SEASON_TOO_FAR: `The first day must be after ${EARLIEST_SEASON_START.getUTCFullYear() - 1} and within the next ${MAX_YEARS_AHEAD} years`,
    ORGANISERS_REGISTERED: 'Only players with an account can be organisers',
    TREASURERS_REGISTERED: 'Only players with an account can be treasurers',
    RATERS_REGISTERED: 'Only players with an account can be asked to rate',
    EXCUSED_NOT_PLAYED: 'Only someone who played, or brought a player, can be excused',
    NOT_CHARGEABLE: 'Only no-shows and late drop-outs can be charged like players',
    EVERYBODY_EXCUSED: 'At least one person has to pay',
  },
  forbidden: {
    ONESELF_ONLY: 'You can only do this for yourself',
    OWN_EMAIL_ONLY: 'Use the email you log in with',
    ORGANISER_ONLY: 'Only the organiser can do this',
    MONEY_ONLY: 'Only organisers and treasurers can do this',
    FIRST_ORGANISER_ONLY: 'Only the lead organiser can hand the game over',
    LEAD_ORGANISER_ONLY: 'Only the lead organiser can delete the game',
    NOT_OFFERED: "You haven't been asked to take over this game",
    MEMBERS_ONLY: 'Only players in this game can see this',
    FELLOWS_ONLY: 'You can only see people you play with',
    GUESTS_ONLY: 'You have an account, so reply as yourself',
    BY_HAND_ONLY: 'This only works for people added by someone else',
    VOTERS_REGISTERED: 'Only registered players can vote',
    VOTERS_PLAYING: 'Only players who played can vote',
    REMOVED: 'The organiser has removed you from this game',
    LINK_RENEWED: 'This link no longer works. Ask the organiser for a new one',
    CLOSED: "This game isn't taking new players",
  },
  'not-found': {
    NO_GAME: "This game doesn't exist",
    NO_PLAYER: "This player doesn't exist",
    NO_PLACE: "This player isn't in the game",
    NO_SEASON: 'Season not found',
    NO_CALENDAR: 'This calendar link no longer works',
    NO_COST: 'No one has entered the cost of this game',
    NO_SHARE: 'This player has nothing to pay',
    NO_IMPORT: 'This import was removed',
  },
  conflict: {
    CANCELLED: 'This game has been cancelled',
    PLAYED: 'This game has been played',
    INVITES_SENT: 'Invites have already been sent',
    PLAYED_UNINVITED: 'Cannot send invites - this game has been played',
    NOT_PLAYED: 'This game was not played',
    RESULT_AHEAD: 'You can record the result after kick-off',
    HAS_RESULT: 'This game has a result',
    COST_ENTERED: 'This game has a cost. Set the cost to 0 first',
    NOT_STARTED: 'You can mark no-shows after kick-off',
    NO_WINNER: 'Pick the winner first',
    RESULT_IN: "You can't change teams after the result",
    NO_TEAMS: 'Pick the teams first',
    TOO_FEW_PLAYERS: 'Teams need at least 2 players',
    NO_RESULTS: 'Fair teams can be picked once players have played their first game and recorded stats.',
    NO_ALTERNATIVE: 'There are no other teams this even',
    ...IMPOSSIBLE_SENTENCES,
    NO_RESERVE: 'Only a reserve can be given a spot',
    NO_VOTE: 'This game has no player-of-the-match vote',
    VOTING_AHEAD: 'Voting opens after kick-off',
    VOTING_CLOSED: 'Voting has closed',
    NO_PLAYER_YET: 'Finish registering first',
    CONDITION_LATE: `You can set a condition until ${OFFER_HOURS} hours before the start`,
    BROUGHT_ENOUGH: `You can bring up to ${MAX_PLUS_ONES} people`,
    MERGE_OF_PLAYER: "You can't merge two accounts",
    NO_ROOM: "This game can't take any more people",
    NO_ROOM_FOR_LIST: 'This list has more people than this game can take',
    NO_ROOM_FOR_GUESTS: "This game can't take more guests. Log in or register to join",
    GUEST_CLAIMED: 'Another account has already taken over this guest',
    NO_ROOM_FOR_PLUS_ONES: "This game can't take more guests. Ask the organiser to add your plus-one",
    ORGANISER_STAYS: "You can't remove an organiser",
    FIRST_ORGANISER_STAYS: 'The lead organiser has to hand over the game first',
    ORGANISERS_ENOUGH: `A game has at most ${MAX_ORGANISERS} organisers`,
    TREASURERS_ENOUGH: `A game has at most ${MAX_TREASURERS} treasurers`,
    SEASONS_ENOUGH: `A game has at most ${MAX_SEASONS} seasons`,
    REMOVED_ENOUGH: "You've removed too many people. Close the game to new players instead",
    COST_AHEAD: 'You can enter the cost after kick-off',
    NOBODY_PLAYED: "No one played, so there's no one to charge",
    PAYMENT_CONFIRMED: 'The organiser has confirmed this payment',
    NOBODY_OWES: "There's no one left to remind",
    NO_ONE_TO_REMIND: 'Everyone has replied',
    REMINDED_LATELY: `You can send a reminder once every ${MIN_HOURS_BETWEEN_REMINDERS} hours`,
    NUDGED_LATELY: `You can send a reminder once every ${MIN_DAYS_BETWEEN_NUDGES} days`,
    TOTALS_IMPORTED: 'This game already has a starting table. Undo that import first',
    IMPORT_RUNNING: 'Another import into this game is running. Try again in a minute',
    PLAYED_TOGETHER: "They've played in the same game, so they can't be the same person",
  },
} as const;

type Sentences = typeof SENTENCES;
type RefusalCode = keyof Sentences;
export type ReasonCode = { [E in RefusalCode]: keyof Sentences[E] }[RefusalCode];

/** Reason for a refused action. Functions with a name such as `joinReason` return null if the action is permitted. */
export interface Reason {
  readonly code: ReasonCode;
  readonly fields?: readonly string[] | undefined;
  readonly needed?: number | undefined;
  readonly players?: readonly string[] | undefined;
}

const ENTRY_BY_CODE = new Map(
  Object.entries(SENTENCES).flatMap(([error, sentences]) =>
    Object.entries<string | ((reason: Reason) => string)>(sentences).map(
      ([code, sentence]) => [code, { error: error as RefusalCode, sentence }] as const,
    ),
  ),
);

export const REASON_CODES = [...ENTRY_BY_CODE.keys()] as [ReasonCode, ...ReasonCode[]];

/** Undefined if only a newer server has the code. The message of the error still explains the refusal. */
export const reasonSchema = z.catch(
  z.optional(
    z.object({
      code: z.enum(REASON_CODES),
      fields: z.optional(z.readonly(z.array(z.string()))),
      needed: z.optional(z.number()),
      players: z.optional(z.readonly(z.array(z.string()))),
    }),
  ),
  undefined,
);

export function reasonText(reason: Reason): string;
export function reasonText(reason: Reason | null): string | null;
export function reasonText(reason: Reason | null): string | null {
  if (reason === null) return null;
  const { sentence } = entryOf(reason);
  return typeof sentence === 'string' ? sentence : sentence(reason);
}

export function refusalCode(reason: Reason): RefusalCode {
  return entryOf(reason).error;
}

function entryOf({ code }: Reason) {
  const entry = ENTRY_BY_CODE.get(code);
  if (entry === undefined) throw new Error(`No sentence for the reason ${code}`);
  return entry;
}

export function picksNeededText(needed: number): string {
  return `Select ${plural(needed, 'player')}`;
}

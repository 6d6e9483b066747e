import * as z from 'zod/mini';
import { IMPOSSIBLE_SENTENCES } from './fair-teams/explain/problems.ts';
import { EARLIEST_SEASON, MOST_SEASONS } from './game/season.schema.ts';
import { picksNeededText } from './instance/motm-ballot.schema.ts';
import { NUDGE_DAYS } from './money/shares.ts';
import { MOST_ORGANISERS } from './people/organisers.ts';
import { MOST_BROUGHT } from './people/plus-ones.ts';
import { MAX_YEARS_AHEAD } from './time/start.ts';

/**
 * Every reason why something may not be done, by the API error that it travels as, with the sentence that people read.
 * Programs compare codes, never sentences.
 */
const SENTENCES = {
  'bad-input': {
    START_NOT_AHEAD: 'Start date and time must be after today',
    START_TOO_FAR: `Start date and time must be within ${MAX_YEARS_AHEAD} years`,
    PAUSE_NOT_AHEAD: 'A pause must end after today',
    PAUSE_TOO_FAR: 'A pause must end within a year',
    SCORE_MISMATCH: 'The score does not match the result',
    SAME_COLOUR: 'The teams need different colours',
    OUT_BUT_IN_TEAM: 'Somebody who is not playing cannot be in a team',
    VOTES_NOT_ALONE: 'Send votes by themselves',
    OWN_VOTE: "You can't pick yourself.",
    NOBODY_TO_PICK: 'Nobody else played, so there is nobody to pick',
    OTHER_NUMBER_OF_PICKS: ({ needed = 0 }: Reason) => picksNeededText(needed),
    PICK_NOT_PLAYING: 'Only players who played can be picked',
    NOT_EXPECTED: 'Only people who were in can have stayed away',
    NO_GUEST_TOKEN: 'This is not the sign-in of a guest',
    SAME_ENTRY: 'Choose two different entries',
    SEASON_BEFORE_OTHER: "A season cannot begin before another's start",
    SEASON_TOO_FAR: `A season must begin after ${EARLIEST_SEASON.getUTCFullYear() - 1}, and within ${MAX_YEARS_AHEAD} years`,
    ORGANISERS_REGISTERED: 'Only members with an account can organise a game',
    RATERS_REGISTERED: 'Only members with an account can be asked for stars',
    EXCUSED_NOT_PLAYED: 'Only people who played, or brought somebody who did, can be excused',
    EVERYBODY_EXCUSED: 'Somebody has to pay: not everybody can be excused',
  },
  forbidden: {
    ONESELF_ONLY: 'Only the person themselves can do this',
    OWN_EMAIL_ONLY: 'The email is not the one you sign in with',
    ORGANISER_ONLY: 'Only the organiser can do this',
    FIRST_ORGANISER_ONLY: 'Only the first organiser can hand the game over',
    NOT_OFFERED: 'This game is not offered to you',
    MEMBERS_ONLY: 'Only the players of the game can see this',
    FELLOWS_ONLY: 'Only people who play together can see this',
    GUESTS_ONLY: 'You are registered: reply as yourself',
    BY_HAND_ONLY: 'This is for people who were added by hand alone',
    VOTERS_REGISTERED: 'Only registered players can vote',
    VOTERS_PLAYING: 'Only players who played can vote',
    REMOVED: 'The organiser has taken you out of this game',
    LINK_RENEWED: 'This link has been replaced: ask the organiser for the new one',
    CLOSED: 'Only people the organiser knows can join this game',
  },
  'not-found': {
    NO_GAME: 'This game does not exist',
    NO_PLAYER: 'This player does not exist',
    NO_PLACE: 'This player has no place in the game',
    NO_SEASON: 'This game has no such season',
    NO_CALENDAR: 'There is no calendar at this address',
    NO_COST: 'Nobody has entered what this game cost',
    NO_SHARE: 'This player has no share of the cost',
  },
  conflict: {
    CANCELLED: 'This game has been cancelled',
    PLAYED: 'This game has been played',
    INVITES_SENT: 'Invites have been sent already',
    PLAYED_UNINVITED: 'Cannot send invites - this game has been played',
    NOT_PLAYED: 'The result can be recorded once the game is over',
    NOT_STARTED: 'Who did not come can be marked once the game has begun',
    NO_WINNER: 'Pick the winner first',
    RESULT_IN: 'Teams cannot be changed once the result is in',
    NO_TEAMS: 'Pick the teams first',
    TOO_FEW_PLAYERS: 'Teams need at least 2 players',
    NO_RESULTS: 'Fair teams can be picked once players have played their first game and recorded stats.',
    NO_ALTERNATIVE: 'There are no other teams that are as even',
    ...IMPOSSIBLE_SENTENCES,
    NO_VOTE: 'This game has no player-of-the-match vote',
    VOTING_AHEAD: 'Voting opens once the game has started',
    VOTING_CLOSED: 'Voting has closed',
    NO_PLAYER_YET: 'Create your player first',
    BROUGHT_ENOUGH: `Nobody brings more than ${MOST_BROUGHT} others`,
    MERGE_OF_PLAYER: 'Who has an account cannot become somebody else: merge the other entry into theirs',
    NO_ROOM: 'The list of this game is full',
    NO_ROOM_FOR_GUESTS: 'No more guests can join this game: log in to join, or ask the organiser',
    ORGANISER_STAYS: 'An organiser cannot be taken out of the game',
    FIRST_ORGANISER_STAYS: 'The first organiser stays one until they hand the game over',
    ORGANISERS_ENOUGH: `A game has at most ${MOST_ORGANISERS} organisers`,
    SEASONS_ENOUGH: `A game has at most ${MOST_SEASONS} seasons`,
    REMOVED_ENOUGH: 'So many people have been taken out: let only people you know join instead',
    COST_AHEAD: 'The cost can be entered once the game has started',
    NOBODY_PLAYED: 'Nobody played, so there is nobody to pay',
    PAYMENT_CONFIRMED: 'The organiser has confirmed this payment',
    NOBODY_OWES: 'Nobody who can be reminded has anything left to pay',
    NUDGED_LATELY: `Players can be reminded once in ${NUDGE_DAYS} days`,
    PLAYED_TOGETHER: 'They have played in the same game, so they are two people',
  },
} as const;

type Sentences = typeof SENTENCES;
/** The API errors that a reason can travel as. */
export type RefusalCode = keyof Sentences;
export type ReasonCode = { [E in RefusalCode]: keyof Sentences[E] }[RefusalCode];

/** Why something may not be done. */
export interface Reason {
  readonly code: ReasonCode;
  /** The inputs to blame, by the names that they have in the API. */
  readonly fields?: readonly string[] | undefined;
  /** How many picks a ballot needs. */
  readonly needed?: number | undefined;
  /** Whose conditions fair teams cannot meet, by uid. */
  readonly players?: readonly string[] | undefined;
}

const TABLE = new Map(
  Object.entries(SENTENCES).flatMap(([error, sentences]) =>
    Object.entries<string | ((reason: Reason) => string)>(sentences).map(
      ([code, sentence]) => [code, { error: error as RefusalCode, sentence }] as const,
    ),
  ),
);

export const REASON_CODES = [...TABLE.keys()] as [ReasonCode, ...ReasonCode[]];

/** A reason as it comes back from the API. One that only a newer server knows reads as none: its message still says it. */
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

/** The sentence that people read; null where nothing stands in the way. */
export function reasonText(reason: Reason): string;
export function reasonText(reason: Reason | null): string | null;
export function reasonText(reason: Reason | null): string | null {
  if (reason === null) return null;
  const { sentence } = entryOf(reason);
  return typeof sentence === 'string' ? sentence : sentence(reason);
}

/** The error that a reason travels as through the API. */
export function refusalCode(reason: Reason): RefusalCode {
  return entryOf(reason).error;
}

function entryOf({ code }: Reason) {
  const entry = TABLE.get(code);
  if (entry === undefined) throw new Error(`No sentence for the reason ${code}`);
  return entry;
}

import * as z from 'zod/mini';

const SENTENCES = {
  EMPTY: 'There is no name here',
  HEADING: 'This is a heading',
  NO_NAME: "We couldn't find a name here",
  NO_REPLY: "We couldn't tell if this means yes or no",
  REPLACED: 'A later message replaces this line',
  OUTSIDE_LIST: 'This line is outside the list',
  REMARK: 'Other lines have this word as a remark',
  NAMED_TWICE: 'The same name is here twice',
  TOO_MANY_PLUS_ONES: 'This is more people than one player can bring',
  REMOVED: 'You removed this person from the game',
  TOO_LONG: 'This line is too long for a list',
  NO_DATE: "We couldn't find a date here",
  NO_TEAMS: "We couldn't find two teams here",
  NO_RESULT: "We couldn't find a result here",
  NOT_A_GAME: "This doesn't look like a game",
  FUTURE_DATE: 'This date is in the future',
  WRONG_TOTALS: "Won, drawn and lost don't add up to played",
  WRONG_SCORE: "The score doesn't match the winner",
  SCORE_IS_DATE: 'This score looks like a date',
} as const;

export type UnclearReason = keyof typeof SENTENCES;

export function unclearText(reason: UnclearReason): string {
  return SENTENCES[reason];
}

/** A line that is not imported until the organiser decides. */
export const unclearLineSchema = z.object({
  /** Counts from 1. */
  line: z.number(),
  text: z.string(),
  reason: z.enum(Object.keys(SENTENCES) as [UnclearReason, ...UnclearReason[]]),
  /** Name that a line of a list may have. */
  name: z.optional(z.string()),
});
export type UnclearLine = z.infer<typeof unclearLineSchema>;

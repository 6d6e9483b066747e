const UNCLEAR_RESULT_SENTENCES = {
  NO_DATE: "We couldn't find a date here",
  NO_TEAMS: "We couldn't find two teams here",
  NO_RESULT: "We couldn't find a result here",
  NOT_A_GAME: "This doesn't look like a game",
  NAMED_TWICE: 'This game has the same name twice',
  WRONG_DATE: "This date doesn't exist",
  FUTURE_DATE: 'This date is in the future',
  WRONG_TOTALS: "Won, drawn and lost don't add up to played",
  WRONG_SCORE: "The score doesn't match the winner",
  TOO_LONG: 'This line is too long for a game',
  TOO_MANY_LINES: 'This line and the lines after it are too many to read at once',
} as const;

export type UnclearResultReason = keyof typeof UNCLEAR_RESULT_SENTENCES;

export const UNCLEAR_RESULT_REASONS = Object.keys(UNCLEAR_RESULT_SENTENCES) as [
  UnclearResultReason,
  ...UnclearResultReason[],
];

export function unclearResultText(reason: UnclearResultReason): string {
  return UNCLEAR_RESULT_SENTENCES[reason];
}

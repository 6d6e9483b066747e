const UNCLEAR_SENTENCES = {
  NO_NAME: "We couldn't find a name here",
  NO_SENDER_NAME: 'This reply has a phone number but no name',
  NO_REPLY: "We couldn't tell if this means yes or no",
  OUTSIDE_LIST: 'This line is outside the list',
  UNKNOWN_HEADING: "We don't know what this heading means",
  NAMED_TWICE: 'This name is in the list twice',
  TOO_MANY_PLUS_ONES: 'This is more people than one player can bring',
  REMOVED: 'You removed this person from the game',
  TOO_MANY_LINES: 'We read only the last 20,000 lines',
  TOO_LONG: 'This line is too long for a list',
} as const;

export type UnclearReason = keyof typeof UNCLEAR_SENTENCES;

export const UNCLEAR_REASONS = Object.keys(UNCLEAR_SENTENCES) as [UnclearReason, ...UnclearReason[]];

export function unclearText(reason: UnclearReason): string {
  return UNCLEAR_SENTENCES[reason];
}

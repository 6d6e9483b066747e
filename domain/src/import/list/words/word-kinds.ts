/**
 * Meaning of a word or phrase in a list or chat.
 *
 * `AGREE` and `DENY` are replies only if nothing else is said. `ACKNOWLEDGE` is weaker: it never changes a reply.
 * Only headings have `PLAYERS`, `TEAM`, `OTHER_LIST` (a leaderboard) and `INFO` (a place or time). `NOTE` is a remark on
 * a person, such as 'paid'.
 */
export type WordKind =
  | 'YES'
  | 'AGREE'
  | 'ACKNOWLEDGE'
  | 'NO'
  | 'DENY'
  | 'NOT'
  | 'MAYBE'
  | 'RESERVE'
  | 'NO_REPLY'
  | 'SELF'
  | 'FILLER'
  | 'PLAYERS'
  | 'TEAM'
  | 'OTHER_LIST'
  | 'INFO'
  | 'NOTE';

/** Phrases of one language, separated by commas, without case and accents. */
export type Vocabulary = Readonly<Partial<Record<WordKind, string>>>;

/**
 * Meaning of a word or phrase in a list or chat.
 *
 * `AGREE` and `DENY` are replies only if all words are known. `ACKNOWLEDGE` never changes an earlier reply. `PLAYERS`,
 * `TEAM`, `OTHER_LIST` (such as a leaderboard) and `INFO` (such as a location) occur in headings. `NOTE` is a remark
 * about a person, such as 'paid'.
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

/** Phrases of one language, separated by commas, in lower case without accents. */
export type Vocabulary = Readonly<Partial<Record<WordKind, string>>>;

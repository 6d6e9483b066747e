/**
 * Meaning of a word or phrase in a list or chat.
 *
 * `AGREE` and `DENY` are replies only if nothing else is said. `ACKNOWLEDGE` is weaker: it never changes a reply.
 * `PLAYERS`, `TEAM` and `OTHER_LIST` have a meaning in headings only. `NOTE` is a remark on a person, such as 'paid'.
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
  | 'NOTE';

/** Phrases of one language, separated by commas, without case and accents. */
export type Vocabulary = Readonly<Partial<Record<WordKind, string>>>;

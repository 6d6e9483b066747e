import type { PlayerStatus } from '../../instance/player-instance.schema.ts';
import { wordsOf } from '../names/name-key.ts';
import { type MarkTable, takeMarks } from './text/marks.ts';
import { withoutNoise } from './text/noise.ts';
import { readPhrases } from './words/phrases.ts';
import { replyOf } from './words/status.ts';
import type { WordKind } from './words/word-kinds.ts';

export interface Section {
  readonly status: PlayerStatus;
  readonly isReserve: boolean;
  readonly isIgnored: boolean;
}

export const EVERYONE_PLAYS: Section = { status: 'PLAYING', isReserve: false, isIgnored: false };
export const RESERVES: Section = { ...EVERYONE_PLAYS, isReserve: true };
const IGNORED: Section = { ...EVERYONE_PLAYS, isIgnored: true };

const MAX_HEADING_LENGTH = 80;

export function isInfoTitle(text: string): boolean {
  const { phrases, unknownCount } = readPhrases(wordsOf(withoutNoise(text).text));
  const kinds = new Set(phrases.flatMap((kinds) => [...kinds]));
  return unknownCount === 0 && kinds.has('INFO') && replyOf(kinds) === null;
}

function offersChoice(text: string, kinds: ReadonlySet<WordKind>): boolean {
  const hasBoth = kinds.has('YES') && (kinds.has('NO') || kinds.has('MAYBE'));
  return hasBoth && !kinds.has('NOT') && /\bor\b|\//i.test(text);
}

export function readSection(text: string, marks: MarkTable): Section | null {
  if (text.length > MAX_HEADING_LENGTH) return null;
  const { text: words, status: mark } = takeMarks(text, marks);
  const { phrases, unknownCount } = readPhrases(wordsOf(withoutNoise(words).text));
  if (unknownCount > 0) return null;
  const kinds = new Set(phrases.flatMap((kinds) => [...kinds]));
  const reply = replyOf(kinds);
  if (offersChoice(text, kinds)) return null;
  if (kinds.has('OTHER_LIST') && (reply === null || reply.strength !== 'CLEAR')) return IGNORED;
  if (reply && (reply.strength !== 'ACKNOWLEDGE' || mark))
    return { status: reply.status, isReserve: reply.isReserve, isIgnored: false };
  if (kinds.has('PLAYERS') || kinds.has('TEAM')) return EVERYONE_PLAYS;
  return mark ? { ...EVERYONE_PLAYS, status: mark } : null;
}

import { goalsOf, SCORE_SOURCE } from '../score.ts';
import type { Outcome } from '../outcome.ts';
import { isNoise, isVersus, isVersusOrInitial } from '../words/line-words.ts';
import { nounOutcome, verbOutcome } from '../words/outcome-words.ts';

/** Smallest part of a line. `from` and `to` are positions in the line. */
export type Token = { readonly from: number; readonly to: number; readonly text: string } & TokenKind;

export type TokenKind =
  | { readonly kind: 'WORD' | 'VERSUS' | 'OPEN' | 'CLOSE' | 'COLON' | 'EMOJI' | 'SOFT' | 'NOISE' | 'JUNK' }
  /** Sign that can separate teams. */
  | { readonly kind: 'BREAK' }
  | { readonly kind: 'SCORE'; readonly goals: readonly [number, number] }
  | { readonly kind: 'NUMBER'; readonly value: number }
  | { readonly kind: 'VERB'; readonly outcome: Outcome }
  | { readonly kind: 'NOUN'; readonly outcome: 'W' | 'L' };

const TEAM_WITH_NUMBER =
  '(?:team|equipo|[ée]quipe|squadra|mannschaft|time|lag|hold|ekipa|drużyna|команда|takım|チーム|队|팀)\\s?(?:[1-9](?!\\s?[-–:]\\s?\\d)(?![\\d]))';
const EMOJI =
  '\\p{RI}\\p{RI}|[✓✗✘]|\\p{Extended_Pictographic}(?:\\p{EMod}|\\u200D\\p{Extended_Pictographic})*';
const WORD = "[\\p{L}\\p{M}](?:[\\p{L}\\p{M}\\p{N}'’\\u200C]|-(?=[\\p{L}\\p{N}]))*";
const SPACED_SLASH = '(?<=\\s)/(?=\\s)';

const TOKEN = new RegExp(
  [
    `(?<score>${SCORE_SOURCE})`,
    '(?<number>(?<![\\d.,/-]|\\d:)\\d{1,2}(?![\\d\\p{L}]|[.:/-]\\d))',
    `(?<word>${TEAM_WITH_NUMBER}|${WORD})`,
    `(?<emoji>${EMOJI})`,
    '(?<open>[(\\[{])',
    '(?<close>[)\\]}])',
    `(?<break>=>|[-=]+>|→|[-–—]+|\\||;|!|\\.(?=\\s|$|\\))|${SPACED_SLASH})`,
    '(?<soft>[,&•·/\\\\]|\\+(?!\\s?\\d))',
    '(?<colon>[:=])',
    '(?<junk>[^\\s])',
  ].join('|'),
  'giu',
);

const INITIAL = /(?:^|[^\p{L}])\p{L}{1,2}$/u;

export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  for (const match of line.matchAll(TOKEN)) {
    const [text] = match;
    const from = match.index;
    const before = tokens.at(-1);
    // 'vs.' and 'def.'
    if (text === '.' && before?.to === from && before.kind !== 'WORD' && isWordKind(before)) continue;
    const kind = kindOf(match.groups ?? {}, text, line, from);
    if (kind !== null) tokens.push({ from, to: from + text.length, text, ...kind });
  }
  return tokens;
}

function isWordKind({ kind }: Token): boolean {
  return kind === 'VERSUS' || kind === 'VERB' || kind === 'NOISE';
}

type Groups = Readonly<Record<string, string | undefined>>;

function kindOf(groups: Groups, text: string, line: string, from: number): TokenKind | null {
  if (groups.word !== undefined) return wordKind(text, line, from);
  if (groups.soft !== undefined) return { kind: 'SOFT' };
  if (groups.score !== undefined) return { kind: 'SCORE', goals: goalsOf(text) };
  if (groups.number !== undefined) return { kind: 'NUMBER', value: Number(text) };
  if (groups.emoji !== undefined) return emojiKind(text);
  if (groups.open !== undefined) return { kind: 'OPEN' };
  if (groups.close !== undefined) return { kind: 'CLOSE' };
  if (groups.colon !== undefined) return { kind: 'COLON' };
  // The full stop of an initial, as in 'Tom H.', is part of the name.
  if (text === '.' && INITIAL.test(line.slice(Math.max(0, from - 3), from))) return { kind: 'WORD' };
  return groups.break === undefined ? { kind: 'JUNK' } : { kind: 'BREAK' };
}

function emojiKind(text: string): TokenKind {
  if (text.startsWith('🆚')) return { kind: 'VERSUS' };
  return /^[➡➜➔▶⏩]/u.test(text) ? { kind: 'BREAK' } : { kind: 'EMOJI' };
}

function wordKind(text: string, line: string, from: number): TokenKind {
  if (isVersus(text)) return { kind: isVersusOrInitial(text) && isInitial(line, from) ? 'WORD' : 'VERSUS' };
  const outcome = verbOutcome(text);
  if (outcome !== null) return { kind: 'VERB', outcome };
  const noun = nounOutcome(text);
  if (noun !== null) return { kind: 'NOUN', outcome: noun };
  return { kind: isNoise(text) ? 'NOISE' : 'WORD' };
}

/** True for the X in 'Ann X, Ben' and 'Ann X', but not for 'Ann X Ben'. */
function isInitial(line: string, from: number): boolean {
  return !/\p{L}/u.test(line.slice(0, from)) || /^.\.?\s?(?:[,&+/:;|)–-]|$)/u.test(line.slice(from));
}

import { isVersusOrInitial } from '../words/line-words.ts';
import { EMOJI_ONLY, IS_TEAM_WITH_NUMBER, TOKEN } from './token-pattern.ts';
import { isPlainName, wordKind } from './word-kind.ts';

export interface Token {
  readonly kind:
    | 'WORD'
    | 'SOFT'
    | 'BREAK'
    | 'COLON'
    | 'OPEN'
    | 'CLOSE'
    | 'SCORE'
    | 'NUMBER'
    | 'VERSUS'
    | 'VERB'
    | 'NOUN'
    | 'NOISE'
    | 'EMOJI'
    | 'JUNK';
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const SIGNS: ReadonlyMap<string, Token['kind']> = new Map(
  (
    [
      ['OPEN', '([{'],
      ['CLOSE', ')]}'],
      ['SOFT', ',&•·\\/'],
      ['COLON', ':='],
      ['BREAK', '|;!→–—-.'],
    ] as const
  ).flatMap(([kind, signs]) => [...signs].map((sign) => [sign, kind] as const)),
);

const STARTS_WITH_WORD = /^[\p{L}\p{M}]/u;
const INITIAL = /(?:^|[^\p{L}])\p{L}{1,2}$/u;

export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, index: from } of line.matchAll(TOKEN)) {
    const before = tokens.at(-1);
    if (text.includes(' ') && STARTS_WITH_WORD.test(text) && !IS_TEAM_WITH_NUMBER.test(text)) {
      pushRun(tokens, text, line, from);
      continue;
    }
    // 'vs.' and 'def.'
    const isAbbreviation = text === '.' && before?.to === from && /^(?:VERSUS|VERB|NOISE)$/.test(before.kind);
    if (!isAbbreviation) tokens.push({ kind: kindOf(text, line, from), text, from, to: from + text.length });
  }
  return tokens;
}

function pushRun(tokens: Token[], run: string, line: string, start: number): void {
  let from = start;
  let plainFrom = start;
  let plainTo = start;
  const pushPlain = () => {
    if (plainTo > plainFrom)
      tokens.push({ kind: 'WORD', text: line.slice(plainFrom, plainTo), from: plainFrom, to: plainTo });
  };
  for (const name of run.split(', ')) {
    const to = from + name.length;
    const isAfterSpecial = plainTo < plainFrom;
    if (isPlainName(name) && !isAfterSpecial) plainTo = to;
    else {
      pushPlain();
      if (from > start) tokens.push({ kind: 'SOFT', text: ',', from: from - 2, to: from - 1 });
      if (isPlainName(name)) [plainFrom, plainTo] = [from, to];
      else {
        pushWords(tokens, name, line, from);
        [plainFrom, plainTo] = [to, to - 1];
      }
    }
    from = to + 2;
  }
  pushPlain();
}

function pushWords(tokens: Token[], name: string, line: string, start: number): void {
  let from = start;
  for (const text of name.split(' ')) {
    tokens.push({ kind: kindOf(text, line, from), text, from, to: from + text.length });
    from += text.length + 1;
  }
}

function kindOf(text: string, line: string, from: number): Token['kind'] {
  // The full stop of an initial, as in 'Tom H.', is part of the name.
  if (text === '.' && INITIAL.test(line.slice(Math.max(0, from - 3), from))) return 'WORD';
  if (text === '/' && line[from - 1] === ' ' && line[from + 1] === ' ') return 'BREAK';
  const sign = SIGNS.get(text);
  if (sign !== undefined) return sign;
  if (/^[\p{L}\p{M}]/u.test(text))
    return isVersusOrInitial(text) && isInitial(line, from) ? 'WORD' : wordKind(text);
  if (/^\d/.test(text)) return numberKind(text, line, from);
  if (text === '+') return /^\s?\d/.test(line.slice(from + 1)) ? 'JUNK' : 'SOFT';
  if (/^[-–—=]+>?$/.test(text)) return 'BREAK';
  return EMOJI_ONLY.test(text) ? emojiKind(text) : 'JUNK';
}

function numberKind(text: string, line: string, from: number): Token['kind'] {
  if (!/^\d{1,2}$/.test(text)) return 'SCORE';
  // A digit of a date or of a longer number has no meaning.
  const isPart =
    /\d$|[.,/-]$|\d:$/.test(line.slice(Math.max(0, from - 2), from)) ||
    /^(?:[\d\p{L}]|[.:/-]\d)/u.test(line.slice(from + text.length));
  return isPart ? 'JUNK' : 'NUMBER';
}

function emojiKind(text: string): Token['kind'] {
  if (text.startsWith('🆚')) return 'VERSUS';
  return /^[➡➜➔▶⏩]/u.test(text) ? 'BREAK' : 'EMOJI';
}

function isInitial(line: string, from: number): boolean {
  return !/\p{L}/u.test(line.slice(0, from)) || /^.\.?\s?(?:[,&+/:;|)–-]|$)/u.test(line.slice(from));
}

import { plainLine } from '../../list/text/plain-line.ts';

const IS_PLAIN = /^[\w .,:;/&+()[\]'|–-]*$/;
const WIDE_SPACE = /\s{2,}|[^\S ]/g;
const DIGIT_EMOJI = /[\u20E3🔟\u2460-\u2473\u24EA]/u;
const DIGITS = /(?:\d\uFE0F?\u20E3)+|🔟|[\u2460-\u2473\u24EA]/gu;
const OTHER_MARKS = /[*~`_]|^>\s*|^#{1,6}\s/;

export function toPlain(raw: string): string {
  if (IS_PLAIN.test(raw) && !OTHER_MARKS.test(raw)) return raw.replaceAll(WIDE_SPACE, ' ').trim();
  return plainLine(withPlainDigits(raw))
    .replace(/^(?:>\s*|#{1,6}\s)+/, '')
    .replaceAll(/[`_]/g, ' ')
    .replaceAll(/[“”„«»"]/g, ' ')
    .replaceAll('・', ',')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withPlainDigits(raw: string): string {
  if (!DIGIT_EMOJI.test(raw)) return raw;
  return raw.replaceAll(DIGITS, toDigits).replace(/^\s*(\d{1,2})\s+(?=\p{L})/u, '$1. ');
}

function toDigits(written: string, at: number, raw: string): string {
  const digits = written.replaceAll('🔟', '10').normalize('NFKC').replaceAll(/\D/g, '');
  const before = /\p{L}$/u.test(raw.slice(0, at)) ? ' ' : '';
  return `${before}${digits}${/^\p{L}/u.test(raw.slice(at + written.length)) ? ' ' : ''}`;
}

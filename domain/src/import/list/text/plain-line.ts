import { stripInvisible } from '../../../text.ts';

/** Character that `plainLine` puts after struck-through text. Other private-use characters are removed. */
export const STRUCK = '\uE000';

const PRIVATE_USE = /[\uE000-\uF8FF]/g;

const ENCLOSED_NUMBER_RANGES: readonly (readonly [firstCode: number, firstNumber: number, size: number])[] = [
  [0x2460, 1, 20],
  [0x2474, 1, 20],
  [0x2488, 1, 20],
  [0x24eb, 11, 10],
  [0x2776, 1, 10],
  [0x2780, 1, 10],
  [0x278a, 1, 10],
  [0x3251, 21, 15],
];

export function plainLine(raw: string): string {
  const visible = stripInvisible(raw.replaceAll('\t', ' | ').replace(PRIVATE_USE, '')).replace(/[`´]/g, "'");
  const numbered = visible
    .replace(/(?:[0-9]\uFE0F?\u20E3)+/g, (keycaps) => `${keycaps.replace(/\D/g, '')}. `)
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replaceAll('🔟', '10. ')
    .replace(/[\u2460-\u249B\u24EB-\u24F4\u2776-\u2793\u3251-\u325F]/g, (digit) => `${numberOf(digit)}. `)
    .replace(/(\d) ?[ºª]/g, '$1. ');
  const digits = numbered
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => `${digitValue(digit)}`)
    .replaceAll('➕', '+')
    .replace(/[،、]/g, ',')
    .replaceAll('؛', ';')
    .replaceAll('؟', '?')
    .replace(/[−‐‑]/g, '-')
    .replace(/(^|\s)@(?=\p{L})/gu, '$1');
  return withStrikes(digits)
    .replace(/^\s*\*\s+/, '- ')
    .replaceAll('*', '')
    .replace(/(^|\s)_{1,30}|_{1,30}(?=[\s:,.]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

function numberOf(character: string): number {
  const code = character.charCodeAt(0);
  const range = ENCLOSED_NUMBER_RANGES.find(([first, , size]) => code >= first && code < first + size);
  return range ? range[1] + code - range[0] : 0;
}

/** Returns the value of a digit in any script. In each script, the digits 0 to 9 have consecutive code points. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

const STRUCK_LETTERS = /(?![\u0335-\u0338]).[\u0335-\u0338]+(?: ?(?![\u0335-\u0338]).[\u0335-\u0338]+)*/gu;

function withStrikes(text: string): string {
  return text.replace(/~{1,2}(?=[^\s~])([^~]+)~{1,2}/g, `$1${STRUCK}`).replace(STRUCK_LETTERS, (struck) => {
    const plain = struck.replace(/[\u0335-\u0338]/g, '');
    // A single stroke can be part of a letter.
    return plain.trim().length > 1 ? `${plain.trimEnd()}${STRUCK} ` : struck;
  });
}

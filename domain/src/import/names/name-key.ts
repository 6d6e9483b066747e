/** Letters that Unicode does not decompose into a base letter with an accent. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Accents of Latin, Greek and Cyrillic, Hebrew points and Arabic vowel marks. Indic vowel signs stay. */
const ACCENTS = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C7\u064B-\u065F\u0670\u0640]/g;

const ASCII = /^[ -~]*$/;

const APOSTROPHES = /['’‘ʼ]/g;

/** Returns the words of a text without case, accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  const folded = withoutAccents(text)
    .replace(/\bi['’]ll\b/g, 'i will')
    .replace(APOSTROPHES, '');
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function withoutAccents(text: string): string {
  // Most words are ASCII, and this path is many times faster.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(ACCENTS, '')
    .replace(/[ßøłđðıæœþ]/g, (letter) => BASE_LETTERS[letter] ?? letter);
}

/** Returns the same key for names that differ only by case, accents, punctuation or emoji. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ') || name.normalize('NFC').trim();
}

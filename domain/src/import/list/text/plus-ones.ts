const COMPANION =
  '(?:mates?|friends?|guests?|pals?|buddy|buddies|others?|extras?|people|colleagues?|brothers?|bro|sons?|cousins?|flatmates?|players?|one|' +
  'freund(?:e|en|in)?|kumpels?|gast|g[aä]ste?n?|leute|kollegen?|bruder|mann|' +
  'amie?s?|potes?|invit[eé]s?|copains?|personnes?|fr[eè]re|' +
  'amigos?|colegas?|invitados?|convidados?|primo|hermano|irm[aã]o|personas?|pessoas?|' +
  'amic[oi]|ospit[ei]|fratello|' +
  'vriend(?:en)?|maat|maten|gasten|introduc[eé]s?|personen|broer)';

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  dois: 2,
  twee: 2,
  couple: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  três: 3,
  drie: 3,
};
const COUNT =
  '\\d|an?|one|my|his|her|another|eine?n?|meine?[nm]?|une?|mon|ses|uno|una|mi|un|um|uma|meu|een|mijn|couple of|' +
  Object.keys(COUNTS).join('|');

const AFTER = '(?!\\p{L})';
const PLUS_COMPANIONS = new RegExp(
  `(?<!\\p{L})(?:\\+|&|and|und|et|y|e|en|plus|with|w\\/|mit|avec|con|com|met|bring(?:s|ing|e|t)?|brengt?|neemt?|trae|traigo|porto|porta|traz|trago|am[eè]ne) ?` +
    `(?:(${COUNT}) )?${COMPANION}${AFTER}`,
  'giu',
);
const PLUS_WORD = new RegExp(
  `(?<!\\p{L})plus (\\d|one|eins|un|uno|${Object.keys(COUNTS).join('|')})${AFTER}`,
  'giu',
);
const BRINGS = /(?<!\p{L})(?:bring(?:s|ing|e|t)|brengt|porta|trae|traz) (\d)(?!\d)/giu;
const PLUS_NUMBER = new RegExp(`\\+ ?(\\d{1,2})(?![\\d/:.]\\d|\\d)(?: ${COMPANION}${AFTER})?`, 'giu');

export function withPlusNumbers(text: string): string {
  const plus = (_match: string, count?: string) => ` +${countOf(count)} `;
  return text
    .replace(PLUS_NUMBER, plus)
    .replace(PLUS_COMPANIONS, plus)
    .replace(PLUS_WORD, plus)
    .replace(BRINGS, plus)
    .replace(/\s+/g, ' ')
    .trim();
}

export interface PlusOnes {
  readonly text: string;
  readonly plusOnes: number;
}

export function takePlusOnes(text: string): PlusOnes {
  let plusOnes = 0;
  const without = text.replace(/\+(\d{1,2})(?!\d)/g, (_plus, count: string) => {
    plusOnes += Number(count);
    return ' ';
  });
  return { text: without.replace(/\s+/g, ' ').trim(), plusOnes };
}

function countOf(count: string | undefined): number {
  if (count === undefined) return 1;
  return /^\d+$/.test(count) ? Number(count) : (COUNTS[count.toLowerCase().split(' ')[0] ?? ''] ?? 1);
}

export interface ClearedText {
  readonly text: string;
  readonly hasDateOrTime: boolean;
  readonly hasLink: boolean;
}

// Repetitions that could take quadratic time have limits.

const LINK =
  /(?:https?:\/\/|www\.)\S+|(?:[\w-]{1,63}\.){1,4}(?:com|net|org|app|io|info|example|de|fr|es|it|pt|nl|eu|be|ch|at|co\.uk|uk|ly|gg)(?:\/\S*|(?![\w-]))/gi;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;

const MONTHS =
  'jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar)?|mar(?:ch|zo|s)?|m[aä]rz|apr(?:il)?|may|mai|jun[ei]?|jul[yi]?|aug(?:ust)?|' +
  'sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember|embre)?|ene(?:ro)?|febrero|' +
  'abr(?:il)?|mayo|junio|julio|agosto|dic(?:iembre|embre)?|gen(?:naio)?|febbraio|aprile|maggio|giugno|luglio|' +
  'sett(?:embre)?|ottobre|janvier|f[ée]vrier|avril|juin|juillet|ao[uû]t|d[ée]cembre|fevereiro|mar[çc]o|maio|junho|' +
  'julho|setembro|outubro|novembro|dezembro|maart|mei|augustus';
const DAY_AND_MONTH = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,2}(?:st|nd|rd|th|\\.)? ?(?:of |de |di )?(?:${MONTHS})(?![\\p{L}])\\.?(?:,? \\d{4})?|` +
    `(?<![\\p{L}\\d])(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? \\d{4})?`,
  'giu',
);
// '50/50' is a reply, not a date.
const DATE = /(?<![\d+])(?!50\/50)\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?\.?(?![\d])/g;
const TIME =
  /(?<![\d.])\d{1,2}[:.h]\d{2}(?::\d{2})?(?!\d) ?(?:(?:[ap]\.? ?m\.?|uhr|hrs?|h|uur)(?![a-z]))?|(?<![\d.])\d{1,2} ?(?:-|–|to|bis) ?\d{1,2} ?(?:[ap]m|uhr|h|uur)(?![a-z])|(?<![\d.])\d{1,2} ?(?:[ap]\.?m\.?|uhr|h|hrs|uur|o'?clock)(?![a-z])/gi;
const PHONE = /(?:\+|\(|\b)\d[\d\s()./-]{5,24}\d(?!\d)/g;
const PRICE =
  /[£€$] ?\d+(?:[.,]\d{1,2})?|(?<![\d.])\d+(?:[.,]\d{1,2})? ?(?:[£€$]|(?:eur|euros?|quid|pounds?|chf|kr)(?![a-z]))/gi;

const DAY_OR_HOUR = new RegExp(
  `^\\d{1,2}(?:st|nd|rd|th)?(?: (?:of |de |di )?(?:${MONTHS})(?!\\p{L})| ?(?:[ap]\\.?m|uhr|h|hrs|uur|o'?clock)(?!\\p{L}))`,
  'iu',
);

export function startsWithDateOrTime(text: string): boolean {
  return DAY_OR_HOUR.test(text);
}

export function withoutNoise(text: string): ClearedText {
  const withoutEmails = text.replace(EMAIL, ' ');
  const unlinked = withoutEmails.replace(LINK, ' ');
  const unpriced = unlinked.replace(PRICE, ' ');
  const timeless = unpriced.replace(TIME, ' ').replace(DAY_AND_MONTH, ' ').replace(DATE, ' ');
  const cleared = timeless.replace(PHONE, ' ');
  return {
    text: cleared.replace(/\s+/g, ' ').trim(),
    hasDateOrTime: timeless !== unpriced,
    hasLink: unlinked !== withoutEmails,
  };
}

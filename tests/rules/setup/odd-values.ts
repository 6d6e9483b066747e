/**
 * Texts that people and attackers send. All are in Unicode NFC, because the API normalises texts and the rules cannot.
 */
const TEXTS = [
  '',
  ' ',
  'Sam',
  ' Sam',
  'Sam ',
  '\u00A0Sam',
  'Sam\u3000',
  'Sam\u2009Smith',
  'Sam\tSmith',
  'Sam\nSmith',
  'Sam\r\nSmith',
  '\nSam',
  'Sam\t',
  'Sam\u000B',
  'Sam\u0000',
  'Sam\u001B[31m',
  'Sam\u007F',
  'Sam\u0085',
  'Sa\u00ADm',
  'Sa\u061Cm',
  'Sa\u180Em',
  'Sa\u200Bm',
  'Sa\u200Cm',
  'Sa\u200Em',
  'Sa\u2028m',
  'Sa\u202Em',
  'Sa\u2066m',
  'Sa\u2800m',
  'Sa\u3164m',
  'Sa\uFEFFm',
  '\uFEFF',
  'Sa\uFFA0m',
  'Sa\u{E0041}m',
  '\u200D',
  ' \u200D ',
  '\u0301',
  '\uFE0F',
  ' \u20E3',
  '\u200DSam',
  'Sam\u200D',
  '👨‍👩‍👧‍👦',
  '⚽️',
  'Zoë',
  'Łukasz',
  '李小龍',
  'سام',
  '𝒮𝒶𝓂',
  '<img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE players;--",
  '=1+1',
  '\\u200B',
  '.*',
];

const LENGTHS = [1, 29, 30, 31, 59, 60, 61, 79, 80, 81, 119, 120, 121, 4096, 4097, 5000, 5001];

const NUMBERS = [
  ...[-1, 0, 1, 1.5, 2, 10, 10.5, 49, 50, 51, 99, 100, 1e308, 2 ** 53],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

const COLOURS = [
  '#000000',
  '#FFFFFF',
  '#1a2B3c',
  '#fff',
  '000000',
  '#0000000',
  '#00000g',
  '#000000\n',
  'red',
  'var(--x)',
];

const ZONES = [
  'Europe/London',
  'europe/london',
  'Europe/\u212Ayiv',
  'U\u017F/Alaska',
  'America/Argentina/Buenos_Aires',
  'America/Port-au-Prince',
  'Australia/Sydney',
  'Indian/Reunion',
  'Antarctica/Troll',
  'UTC',
  'GB',
  'GMT',
  'Etc/GMT+12',
  'Etc/GMT+13',
  'Etc/GMT-14',
  'GMT+1',
  'PST',
  'IST',
  'EST',
  'SystemV/PST8',
  '+01:00',
  'Europe',
  'Europe/',
  'Europe/London/',
  'Europe/Londres',
  'Mars/Phobos',
  'Europe/London Europe/Paris',
];

const OTHERS = [true, false, null, [], ['Sam'], {}, { name: 'Sam' }, new Date(0)];

export const ODD_TEXTS: readonly unknown[] = [
  ...TEXTS,
  ...LENGTHS.map((length) => 'n'.repeat(length)),
  // An emoji has two UTF-16 units. API and rules count these units.
  ...[15, 16, 30, 31, 40, 41].map((length) => '😀'.repeat(length)),
  ...OTHERS,
  0,
];

export const ODD_VALUES: readonly unknown[] = [...NUMBERS, ...COLOURS, ...ZONES, ...OTHERS, '', '10', 'true'];

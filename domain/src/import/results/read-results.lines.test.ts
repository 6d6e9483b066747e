import { describe, expect, test } from 'vitest';
import { CONTEXT, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const CASES: readonly ResultsCase[] = [
  ['names with spaces', '12/3 Ann Ben v Cid Dee 5-3', ['2026-03-12 Ann,Ben 5-3 Cid,Dee']],
  ['names with commas', '13/3/26: Ann, Ben vs. Cid, Dee 5:3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  [
    'known names of two words',
    '13/3 Tom Harris Ann Lee v Cid Dee 5-3',
    ['2026-03-13 Tom Harris,Ann Lee 5-3 Cid,Dee'],
  ],
  ['initials', '13/3 Ann L Ben v Cid Dee 5-3', ['2026-03-13 Ann L,Ben 5-3 Cid,Dee']],
  [
    'many names with commas after a date',
    '2026-03-13 Ann, Ben, Cid, Dee v Eli, Fay, Gus, Hal 5-3\n2026-03-20, Ann, Ben, Fay v Eli, Cid, Hal, 2-1',
    ['2026-03-13 Ann,Ben,Cid,Dee 5-3 Eli,Fay,Gus,Hal', '2026-03-20 Ann,Ben,Fay 2-1 Eli,Cid,Hal'],
  ],
  ['joining words', '13/3 Ann, Ben and Cid v Dee & Eli 1-1', ['2026-03-13 Ann,Ben,Cid 1-1 Dee,Eli']],
  ['the score between the teams', '13/3 Ann Ben 5 - 3 Cid Dee', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['the goals beside the teams', '13/3 Ann Ben 5 v 3 Cid Dee', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['the goals in brackets', '13/3 Ann Ben (5) v Cid Dee (3)', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['the score before the teams', '13/3 5-3 Ann Ben v Cid Dee', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['the date at the end', 'Ann Ben v Cid Dee 5-3 (13/3/26)', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['dashes between the teams', '13/3 Ann, Ben - Cid, Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['a weekday and a time', 'Fri 13/3 19:30 Ann Ben v Cid Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['a team that beat another', '13/3 Ann, Ben beat Cid, Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['a team that lost to another', '13/3 Ann, Ben lost to Cid, Dee 5-3', ['2026-03-13 Ann,Ben 3-5 Cid,Dee']],
  ['teams that drew', '13/3 Ann, Ben drew with Cid, Dee', ['2026-03-13 Ann,Ben = Cid,Dee']],
  ['team names', '13/3 Bibs: Ann, Ben v Skins: Cid, Dee (Skins won)', ['2026-03-13 Ann,Ben < Cid,Dee']],
  ['a draw without a score', '13/3 Ann, Ben v Cid, Dee - draw', ['2026-03-13 Ann,Ben = Cid,Dee']],
  ['ISO dates', '2026-03-13 Ann Ben v Cid Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['dates with points', '13.3.2026 Ann Ben v Cid Dee 5:3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['English months', 'Friday 13th March 2026: Ann Ben v Cid Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['months before days', 'Mar 13, 2026 Ann Ben v Cid Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['German', '13. März 2026: Ann, Ben gegen Cid, Dee 5:3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['French', '13 février 2026 : Ann, Ben contre Cid, Dee 5-3', ['2026-02-13 Ann,Ben 5-3 Cid,Dee']],
  ['Spanish', '13 de marzo de 2026: Ann, Ben contra Cid, Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['Italian', '13 marzo 2026: Ann, Ben contro Cid, Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['Dutch', '13 maart 2026: Ann, Ben tegen Cid, Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['Polish', '13 marca 2026: Ann, Ben przeciw Cid, Dee 5-3', ['2026-03-13 Ann,Ben 5-3 Cid,Dee']],
  ['Cyrillic', '13 марта 2026: Аня, Олег против Юра, Лена 5-3', ['2026-03-13 Аня,Олег 5-3 Юра,Лена']],
  [
    'two games on a date',
    'Fri 13 March 2026\nAnn Ben v Cid Dee 5-3\nAnn Cid v Ben Dee 2-2',
    ['2026-03-13 Ann,Ben 5-3 Cid,Dee', '2026-03-13 Ann,Cid 2-2 Ben,Dee'],
  ],
  [
    'blocks of lines',
    '13/3/26\nBibs: Ann, Ben\nSkins: Cid, Dee\n5-3\n\n20/3/26\nBibs: Ann, Cid\nSkins: Ben, Dee\nSkins won',
    ['2026-03-13 Ann,Ben 5-3 Cid,Dee', '2026-03-20 Ann,Cid < Ben,Dee'],
  ],
  [
    'years in headings',
    'Season 2024\n13/3 Ann Ben v Cid Dee 5-3\n20/12 Ann Ben v Cid Dee 1-0\n3/1 Ann Ben v Cid Dee 0-1',
    ['2024-03-13 Ann,Ben 5-3 Cid,Dee', '2024-12-20 Ann,Ben 1-0 Cid,Dee', '2025-01-03 Ann,Ben 0-1 Cid,Dee'],
  ],
  [
    'the newest game first',
    '2025\n13/1 Ann Ben v Cid Dee 5-3\n2/1 Ann Ben v Cid Dee 5-3\n19/12 Ann Ben v Cid Dee 1-0',
    ['2025-01-13 Ann,Ben 5-3 Cid,Dee', '2025-01-02 Ann,Ben 5-3 Cid,Dee', '2024-12-19 Ann,Ben 1-0 Cid,Dee'],
  ],
  [
    'Windows line breaks',
    '13/3 Ann v Ben 1-0\r\n14/3 Ann v Ben 0-1\r\n',
    ['2026-03-13 Ann 1-0 Ben', '2026-03-14 Ann 0-1 Ben'],
  ],
];

test.each(CASES)('lines with %s are games', (_kind, text, games) => {
  const read = readResults(text, CONTEXT);
  expect(toTexts(read)).toEqual(games);
  expect(read.unclear).toEqual([]);
});

describe('unclear lines', () => {
  test.each([
    ['Great game last night', 'NOT_A_GAME'],
    ['Ann Ben v Cid Dee 5-3', 'NO_DATE'],
    ['13/3 Ann Ben Cid 5-3', 'NO_TEAMS'],
    ['13/3 Ann Ben v Cid Dee', 'NO_RESULT'],
    ['13/3 Ann Ben v Cid ann 5-3', 'NAMED_TWICE'],
    ['13/3 Ann, Ben beat Cid, Dee 2-2', 'WRONG_SCORE'],
    ['30/2/2026 Ann Ben v Cid Dee 5-3', 'WRONG_DATE'],
    ['31/13/2025 Ann, Ben 5-3 Cid, Dee', 'WRONG_DATE'],
    ['13/3/2027 Ann Ben v Cid Dee 5-3', 'FUTURE_DATE'],
    [`13/3 ${'Ann '.repeat(600)}v Ben 5-3`, 'TOO_LONG'],
  ] as const)('%s: %s', (text, reason) => {
    expect(readResults(text, CONTEXT)).toMatchObject({ games: [], unclear: [{ line: 1, reason }] });
  });

  test('have their line number and text', () => {
    const text = '13/3 Ann v Ben 1-0\n\n  See you next week lads \n14/3 Ann v Ben 1-0';
    expect(readResults(text, CONTEXT).unclear).toEqual([
      { line: 3, text: 'See you next week lads', reason: 'NOT_A_GAME' },
    ]);
  });
});

describe('date order', () => {
  test.each([
    ['day first', '13/3/26 Ann v Ben 1-0\n1/4/26 Ann v Ben 1-0', 'DMY', '2026-04-01'],
    ['month first', '3/13/26 Ann v Ben 1-0\n1/4/26 Ann v Ben 1-0', 'MDY', '2026-01-04'],
    [
      'day first if the year is last in one date',
      '24/3/13 Ann v Ben 1-0\n24/1/4 Ann v Ben 1-0\n31/12/99 Ann v Ben 1-0',
      'DMY',
      undefined,
    ],
    ['year first', '2026-03-04 Ann v Ben 1-0\n2026-04-05 Ann v Ben 1-0', 'YMD', '2026-04-05'],
    ['unclear', '3/4/26 Ann v Ben 1-0\n1/4/26 Ann v Ben 1-0', 'UNCLEAR', '2026-04-01'],
    ['the same in each order', '3/3/26 Ann v Ben 1-0\n4/4/26 Ann v Ben 1-0', 'DMY', '2026-04-04'],
  ] as const)('%s', (_kind, text, dateOrder, second) => {
    const read = readResults(text, CONTEXT);
    expect(read.dateOrder).toBe(dateOrder);
    if (second !== undefined) expect(read.games[1]?.date).toBe(second);
  });

  test.each([
    ['DMY', '2026-02-01'],
    ['MDY', '2026-01-02'],
    ['YMD', '2001-02-26'],
  ] as const)('is %s if a person chose it', (dateOrder, date) => {
    const read = readResults('1/2/26 Ann v Ben 1-0', { ...CONTEXT, dateOrder });
    expect(read).toMatchObject({ dateOrder, games: [{ date }] });
  });
});

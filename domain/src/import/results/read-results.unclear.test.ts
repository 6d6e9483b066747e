import { describe, expect, test } from 'vitest';
import { CONTEXT } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

test.each([
  ['plus-ones', '06/03/25 Ann, Ben, Cid +1 v Dee, Eli, Fay 5-3'],
  ['no sign between teams', '06/03/25 Ann,Ben,Cid-Dee,Eli,Fay 5-3'],
  ['prose after the score', '06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 5-3 but Ann left early'],
  ['no result', '06/03/25 20:30 Ann, Ben, Cid v Dee, Eli, Fay'],
  ['two scores', '06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 5-3 2-4'],
  ['three teams', '06/03/25 Ann, Ben v Cid, Dee v Eli, Fay 5-3'],
  ['prose', '06/03/25 Ann said that Ben and Cid were better than Dee, 5-3'],
  ['a missing name', '06/03/25 Ann, Ben, Cid v Dee, Eli, ? 5-3'],
  ['a substitute', '06/03/25 Ann, Ben, Cid (sub Gus) v Dee, Eli, Fay 5-3'],
  ['a struck name', '06/03/25 Ann, Ben, ~Cid~ Gus v Dee, Eli, Fay 5-3'],
  ['one list of both teams', '6 mars 2025 : match nul 4-4 entre Ann, Ben, Cid et Dee, Eli, Fay'],
  ['a small letter among capital letters', '06/03/25 ann, Ben, Cid v Dee, Eli, Fay 5-3'],
  ['a question mark', '06/03/25 Ann, Ben, Cid v Dee, Eli, Fay 5-3?'],
  ['three teams in lines', '06/03/25\nReds: Ann, Ben\nBlues: Cid, Dee\nGreens: Eli, Fay\nReds 5-3 Blues'],
  ['a verb whose object follows', '6/3/25 Beat Cid, Dee 7-4: Ann, Ben'],
  ['goals of players that contradict the score', '6/3/25 Ann 2, Ben 3, Cid v Dee 1, Eli 2, Fay 6-3'],
  ['a number that can be goals of a team', '6/3/25 Ann 2, Ben 5 v Cid, Dee 3'],
  [
    'three teams in rows',
    'Date;Team;Players;Goals\n06/03/2025;A;Ann, Ben;7\n06/03/2025;B;Cid, Dee;4\n06/03/2025;C;Eli, Fay;4',
  ],
  ['a score that contradicts a win', 'Name,06/03/2025\nAnn,W\nBen,L\nScore,4-4'],
  ['cells that spaces hide', 'Date        Ann  Ben  Cid\n06/03/2025  W         L\n13/03/2025  W    L'],
])('a line with %s is unclear', (_kind, text) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(read.games).toEqual([]);
  expect(read.unclear).not.toEqual([]);
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

describe('rows of a table', () => {
  test('are unclear with a win and no loss', () => {
    expect(readResults(`Date,Ann,Ben\n27/03/2025,W,L\n03/04/2025,W,`, CONTEXT).unclear).toEqual([
      { line: 3, text: '03/04/2025 W', reason: 'NO_RESULT' },
    ]);
  });

  test('count lines inside of cells', () => {
    const text =
      'Date,Bibs,Skins,Score\n13/3/25,"Ann\nBen","Cid\nDee",5-3\n20/3/25,"Ann\nCid","Ben\nDee",1-1';
    expect(readResults(text, CONTEXT).games.map(({ line }) => line)).toEqual([2, 5]);
  });
});

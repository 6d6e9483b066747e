import { expect, test } from 'vitest';
import { CONTEXT, MARCH_4, MARCH_6, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const CASES: readonly ResultsCase[] = [
  [
    'a game per message',
    '[04/03/2026, 21:34:12] Tom Harris: Ann Ben Cid v Dee Eli Fay 5-3\n[11/03/2026, 21:40:02] Tom Harris: Ann Dee Cid v Ben Eli Fay 2-2',
    [MARCH_4, '2026-03-11 Ann,Dee,Cid 2-2 Ben,Eli,Fay'],
  ],
  ['a sender after a dash', '04/03/2026, 21:34 - Tom Harris: Ann, Ben, Cid 5 Dee, Eli, Fay 3', [MARCH_4]],
  [
    'several lines in a message',
    '[06/03/2025, 21:04:55] Dave Smith: Tonight’s result\nBibs 5 - 3 Non bibs\nBibs: Ann, Ben, Cid\nNon bibs: Dee, Eli, Fay\n[06/03/2025, 21:06:01] Joe: Great game lads 👏',
    [MARCH_6],
  ],
  ['a date in the message', '[07/03/2025, 00:12:09] Dave: 6/3 Ann, Ben, Cid 5-3 Dee, Eli, Fay', [MARCH_6]],
  [
    'months before days',
    '[3/13/25, 9:04:55 PM] Dave: Ann, Ben beat Cid, Dee 6-4',
    ['2025-03-13 Ann,Ben 6-4 Cid,Dee'],
  ],
  ['the sender first', 'Dave, [06.03.2025 21:34]\nAnn, Ben, Cid - Dee, Eli, Fay 5:3', [MARCH_6]],
  [
    'a message per team',
    '[06/03/2025, 21:04:55] Dave: Bibs: Ann, Ben, Cid\n[06/03/2025, 21:05:01] Dave: Skins: Dee, Eli, Fay\n[06/03/2025, 21:05:20] Dave: 5-3 bibs',
    [MARCH_6],
  ],
  [
    'a phone number as sender',
    '[06/03/2025, 21:34:12] +44 7700 900123: Ann Ben Cid v Dee Eli Fay 5-3',
    [MARCH_6],
  ],
  [
    'other messages',
    '06/03/2025, 20:00 - Dave: who is in tonight?\n06/03/2025, 20:01 - Joe: me\n06/03/2025, 21:34 - Dave: Ann, Ben, Cid 5-3 Dee, Eli, Fay\n06/03/2025, 21:35 - Joe: robbed',
    [MARCH_6],
  ],
  ['the date in brackets', 'Dave (06/03/2025 21:34): Ann, Ben, Cid v Dee, Eli, Fay 5-3', [MARCH_6]],
];

test.each(CASES)('chats with %s have games', (_kind, text, games) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games);
});

import { expect, test } from 'vitest';
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
])('a line with %s is unclear', (_kind, text) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(read.games).toEqual([]);
  expect(read.unclear).not.toEqual([]);
});

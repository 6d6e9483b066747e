import { expect, test } from 'vitest';
import { CONTEXT, MARCH_6, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const PAIRS_7_4 = '2025-03-06 Ann,Ben 7-4 Cid,Dee';

const CASES: readonly ResultsCase[] = [
  ['keycaps', '6/3/25 🟢 Ann Ben Cid 5️⃣ - 3️⃣ 🔴 Dee Eli Fay', [MARCH_6]],
  ['circled numbers', '6/3/25 Ann, Ben, Cid ⑤-③ Dee, Eli, Fay', [MARCH_6]],
  ['names that are prepositions', '6/3/25 Lars, Al 7-4 Per, Van', ['2025-03-06 Lars,Al 7-4 Per,Van']],
  [
    'small letters and a preposition',
    '6/3/25 dave, kev beat matt, al 7-4',
    ['2025-03-06 dave,kev 7-4 matt,al'],
  ],
  [
    'a Portuguese score',
    '06/03/2025 Zé, Tó e Rui 7 x 4 João, Nuno e Gil',
    ['2025-03-06 Zé,Tó,Rui 7-4 João,Nuno,Gil'],
  ],
  ['a Spanish verb first', '6/3/2025 Ganaron Ann y Ben 7-4 a Cid y Dee', [PAIRS_7_4]],
  ['an English verb first', '6/3/2025 Won: Ann, Ben v Cid, Dee 7-4', [PAIRS_7_4]],
  ['a German verb first', '6.3.2025 Gewonnen haben Ann, Ben gegen Cid, Dee 7:4', [PAIRS_7_4]],
  ['a French noun first', '6/3/2025 Victoire de Ann, Ben contre Cid, Dee 7-4', [PAIRS_7_4]],
  ['a win for a team', '6/3/2025 7-4 win for Ann, Ben against Cid, Dee', [PAIRS_7_4]],
  ['pitch, time and price', '6/3/25 - Pitch 3, 8pm - Ann, Ben v Cid, Dee - 7-4 - £5 each', [PAIRS_7_4]],
  ['a price per person', '6.3.25 - Ann, Ben gegen Cid, Dee - 7:4 - 5€ p.P. - Platz 2', [PAIRS_7_4]],
  ['a referee', '6/3/25 - ref: Tom - Ann, Ben v Cid, Dee - 7-4', [PAIRS_7_4]],
  ['all square', '6/3/25 Ann, Ben v Cid, Dee - all square 4-4', ['2025-03-06 Ann,Ben 4-4 Cid,Dee']],
  ['honours even', '6/3/25 Ann, Ben v Cid, Dee (honours even)', ['2025-03-06 Ann,Ben = Cid,Dee']],
  ['goals apiece', '6/3/25 Ann, Ben v Cid, Dee stalemate at 4 apiece', ['2025-03-06 Ann,Ben 4-4 Cid,Dee']],
  ['goals of players and no score', '6/3/25: Ann 2, Ben 3, Cid v Dee 1, Eli 2, Fay', [MARCH_6]],
  ['goals of players and a score', '6/3/25 Ann x2, Ben x3, Cid v Dee x1, Eli x2, Fay 5-3', [MARCH_6]],
  ['goals of players in blocks', '6/3/25\nBibs: Ann 2, Ben 3, Cid\nSkins: Dee 1, Eli 2, Fay\n5-3', [MARCH_6]],
  [
    'a row per team',
    'Date\tTeam\tPlayers\tGoals\n06/03/2025\tA\tAnn, Ben, Cid\t5\n06/03/2025\tB\tDee, Eli, Fay\t3',
    [MARCH_6],
  ],
  [
    'a row per team and a column per player',
    'Date,Team,P1,P2,Goals\n06/03/2025,A,Ann,Ben,7\n06/03/2025,B,Cid,Dee,4',
    [PAIRS_7_4],
  ],
  [
    'a row per team and an outcome',
    'Date;Team;Players;Result\n06/03/2025;Bibs;Ann, Ben;Won\n;Skins;Cid, Dee;Lost',
    ['2025-03-06 Ann,Ben > Cid,Dee'],
  ],
  [
    'a row of scores below outcomes',
    'Name,06/03/2025,13/03/2025\nAnn,W,L\nBen,W,W\nCid,L,L\nDee,L,W\nScore,7-4,3-5',
    [PAIRS_7_4, '2025-03-13 Ben,Dee 5-3 Ann,Cid'],
  ],
  [
    'aligned columns',
    'Date        Bibs       Skins      Score\n06/03/2025  Ann, Ben   Cid, Dee   7-4',
    [PAIRS_7_4],
  ],
];

test.each(CASES)('results with %s keep all people', (_kind, text, games) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games);
  expect(read.unclear).toEqual([]);
});

test.each([
  ['a verb whose object follows', '6/3/25 Beat Cid, Dee 7-4: Ann, Ben'],
  ['goals of players that contradict the score', '6/3/25 Ann 2, Ben 3, Cid v Dee 1, Eli 2, Fay 6-3'],
  ['a number that can be goals of a team', '6/3/25 Ann 2, Ben 5 v Cid, Dee 3'],
  [
    'three teams in rows',
    'Date;Team;Players;Goals\n06/03/2025;A;Ann, Ben;7\n06/03/2025;B;Cid, Dee;4\n06/03/2025;C;Eli, Fay;4',
  ],
  ['a score that contradicts a win', 'Name,06/03/2025\nAnn,W\nBen,L\nScore,4-4'],
  ['cells that spaces hide', 'Date        Ann  Ben  Cid\n06/03/2025  W         L\n13/03/2025  W    L'],
])('results with %s are unclear', (_kind, text) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(read.games).toEqual([]);
  expect(read.unclear).not.toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { CONTEXT, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const WDL = 'Date,Ann,Ben,Cid,Dee\n13/03/2025,W,W,L,L\n20/03/2025,L,W,,L\n27/03/2025,D,D,D,D';
const WDL_GAMES = [
  '2025-03-13 Ann,Ben > Cid,Dee',
  '2025-03-20 Ben > Ann,Dee',
  '2025-03-27 Ann,Ben = Cid,Dee',
];

const CASES: readonly ResultsCase[] = [
  ['a column of outcomes per player', WDL, WDL_GAMES],
  ['semicolons', WDL.replaceAll(',', ';'), WDL_GAMES],
  ['tabs', WDL.replaceAll(',', '\t'), WDL_GAMES],
  ['points', 'Date,Ann,Ben,Cid,Dee\n13/03/2025,3,3,0,0\n20/03/2025,0,3,,0\n27/03/2025,1,1,1,1', WDL_GAMES],
  [
    'a row per player',
    'Name,13/03/2025,20/03/2025,27/03/2025\nAnn,W,L,D\nBen,W,W,D\nCid,L,,D\nDee,L,L,D',
    WDL_GAMES,
  ],
  [
    'German outcomes',
    'Datum;Ann;Ben\n13.03.2025;S;N\n20.03.2025;U;U',
    ['2025-03-13 Ann > Ben', '2025-03-20 Ann = Ben'],
  ],
  [
    'team lists and a score',
    'Date,Bibs,Skins,Score\n13/3/25,"Ann, Ben","Cid, Dee",5-3\n20/3/25,"Ann, Cid","Ben, Dee",1-1',
    ['2025-03-13 Ann,Ben 5-3 Cid,Dee', '2025-03-20 Ann,Cid 1-1 Ben,Dee'],
  ],
  [
    'team lists and two columns of goals',
    'Date;Bibs;Skins;Bibs goals;Skins goals\n2025-03-13;Ann, Ben;Cid, Dee;3;4',
    ['2025-03-13 Ann,Ben 3-4 Cid,Dee'],
  ],
  [
    'team lists and a winner',
    'Date;Bibs;Skins;Winner\n2025-03-13;Ann, Ben;Cid, Dee;Skins\n2025-03-20;Ann, Ben;Cid, Dee;draw',
    ['2025-03-13 Ann,Ben < Cid,Dee', '2025-03-20 Ann,Ben = Cid,Dee'],
  ],
  [
    'a column per name',
    'Date,A1,A2,B1,B2,Score\n13/3/25,Ann,Ben,Cid,Dee,5-3\n20/3/25,Ann,Ben,Cid,,2-2',
    ['2025-03-13 Ann,Ben 5-3 Cid,Dee', '2025-03-20 Ann,Ben 2-2 Cid'],
  ],
  [
    'both teams in one column',
    'Date,Match,Score\n13/3/25,Ann Ben v Cid Dee,5-3',
    ['2025-03-13 Ann,Ben 5-3 Cid,Dee'],
  ],
];

test.each(CASES)('a table with %s has games', (_kind, text, games) => {
  expect(toTexts(readResults(text, CONTEXT))).toEqual(games);
});

describe('rows of a table', () => {
  test('are unclear with a win and no loss', () => {
    expect(readResults(`${WDL}\n03/04/2025,W,,,`, CONTEXT).unclear).toEqual([
      { line: 5, text: '03/04/2025 W', reason: 'NO_RESULT' },
    ]);
  });

  test('count lines inside of cells', () => {
    const text =
      'Date,Bibs,Skins,Score\n13/3/25,"Ann\nBen","Cid\nDee",5-3\n20/3/25,"Ann\nCid","Ben\nDee",1-1';
    expect(readResults(text, CONTEXT).games.map(({ line }) => line)).toEqual([2, 5]);
  });
});

describe('totals', () => {
  const ann = { name: 'Ann Lee', played: 10, won: 5, drawn: 2, lost: 3 };

  test.each([
    ['English headings', 'Name,P,W,D,L,Pts\nAnn Lee,10,5,2,3,17'],
    ['German headings', 'Spieler;Sp;S;U;N;Punkte\nAnn Lee;10;5;2;3;17'],
    ['Spanish headings', 'Jugador;PJ;PG;PE;PP\nAnn Lee;10;5;2;3'],
    ['unknown headings', 'Pelaaja;O;V;T;H\nAnn Lee;10;5;2;3'],
    ['positions', 'Pos,Player,Played,Won,Drawn,Lost\n1,Ann Lee,10,5,2,3'],
    ['empty cells for zero', 'Pelaaja;O;V;T;H\nBen;3;;3;-\nAnn Lee;10;5;2;3'],
    ['no number of games', 'Player\tWon\tDrawn\tLost\nAnn Lee\t5\t2\t3'],
  ])('are read with %s', (_kind, text) => {
    expect(readResults(text, CONTEXT)).toMatchObject({ totals: expect.arrayContaining([ann]), unclear: [] });
  });

  test('are unclear if they do not add up', () => {
    const read = readResults('Name,P,W,D,L\nAnn,10,5,2,3\nBen,10,5,2,2', CONTEXT);
    expect(read.totals).toHaveLength(1);
    expect(read.unclear).toEqual([{ line: 3, text: 'Ben 10 5 2 2', reason: 'WRONG_TOTALS' }]);
  });
});

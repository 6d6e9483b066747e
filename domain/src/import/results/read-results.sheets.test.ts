import { expect, test } from 'vitest';
import { CONTEXT, MARCH_4, MARCH_6, PAIRS, type ResultsCase, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const CASES: readonly ResultsCase[] = [
  [
    'a column of totals',
    'Name,4 Mar,11 Mar,18 Mar,Total\nAnn,3,1,0,4\nBen,3,1,3,7\nCid,0,1,0,1\nDee,0,1,3,4',
    ['2026-03-04 Ann,Ben > Cid,Dee', '2026-03-11 Ann,Ben = Cid,Dee', '2026-03-18 Ben,Dee > Ann,Cid'],
  ],
  [
    'totals before the dates',
    'Player\tP\tW\t%\t06/03/25\t13/03/25\nAnn\t2\t1\t50%\tW\tL\nBen\t2\t2\t100%\tW\tW\nCid\t2\t0\t0%\tL\tL\nDee\t1\t0\t0%\tL\t',
    ['2025-03-06 Ann,Ben > Cid,Dee', '2025-03-13 Ben > Ann,Cid'],
  ],
  [
    'a row of totals',
    'Date,Ann,Ben,Cid,Dee\n06/03/25,3,3,0,0\n13/03/25,0,3,0,3\nTotal,3,6,0,3',
    ['2025-03-06 Ann,Ben > Cid,Dee', '2025-03-13 Ben,Dee > Ann,Cid'],
  ],
  [
    'a title',
    'Thursday football 2025,,,,\nDate,Ann,Ben,Cid,Dee\n06/03/25,W,W,L,L',
    ['2025-03-06 Ann,Ben > Cid,Dee'],
  ],
  [
    'emoji',
    'Name\t06/03/25\t13/03/25\nAnn\t✅\t❌\nBen\t✅\t✅\nCid\t❌\t❌\nDee\t❌\t✅',
    ['2025-03-06 Ann,Ben > Cid,Dee', '2025-03-13 Ben,Dee > Ann,Cid'],
  ],
  [
    'goal differences',
    'Date,Ann,Ben,Cid,Dee\n04/03/26,2,2,-2,-2\n11/03/26,0,0,0,0',
    ['2026-03-04 Ann,Ben > Cid,Dee', '2026-03-11 Ann,Ben = Cid,Dee'],
  ],
  [
    '1, X and 0',
    'Date,Ann,Ben,Cid,Dee\n04/03/26,1,1,0,0\n11/03/26,X,X,X,X',
    ['2026-03-04 Ann,Ben > Cid,Dee', '2026-03-11 Ann,Ben = Cid,Dee'],
  ],
  [
    'teams as letters',
    'Date,Ann,Ben,Cid,Dee,Winner\n06/03/25,A,A,B,B,A\n13/03/25,A,B,A,B,Draw',
    ['2025-03-06 Ann,Ben > Cid,Dee', '2025-03-13 Ann,Cid = Ben,Dee'],
  ],
  [
    'teams as numbers',
    'Date,Score 1,Score 2,Ann,Ben,Cid,Dee\n06/03/25,5,3,1,1,2,2\n13/03/25,2,4,1,2,2,1',
    ['2025-03-06 Ann,Ben 5-3 Cid,Dee', '2025-03-13 Ann,Dee 2-4 Ben,Cid'],
  ],
  [
    'Markdown',
    '| Date | Team 1 | Team 2 | Score |\n|---|---|---|---|\n| 2026-03-04 | Ann, Ben | Cid, Dee | 5-3 |',
    [PAIRS],
  ],
  ['pipes', '06/03/25 | Ann, Ben, Cid | 5-3 | Dee, Eli, Fay', [MARCH_6]],
  [
    'winners as letters',
    'Date,A,B,Winner\n04/03/2026,"Ann,Ben","Cid,Dee",A\n11/03/2026,"Ann,Ben","Cid,Dee",D',
    ['2026-03-04 Ann,Ben > Cid,Dee', '2026-03-11 Ann,Ben = Cid,Dee'],
  ],
  [
    'winners and losers',
    'Date,Winners,Losers,Score\n04/03/2026,"Ann, Ben, Cid","Dee, Eli, Fay",5-3',
    [MARCH_4],
  ],
  [
    'semicolons between names',
    'date,red,blue,winner\n2025-03-06,Ann;Ben;Cid,Dee;Eli;Fay,red',
    ['2025-03-06 Ann,Ben,Cid > Dee,Eli,Fay'],
  ],
  [
    'merged headings',
    'Date\tBibs\t\t\tNon-bibs\t\t\tResult\n06/03/2025\tAnn\tBen\tCid\tDee\tEli\tFay\t5-3',
    [MARCH_6],
  ],
  [
    'other columns',
    'Day,Date,Venue,Team A,Team B,A,B\nThu,06/03/2025,Powerleague,"Ann, Ben, Cid","Dee, Eli, Fay",5,3',
    [MARCH_6],
  ],
  [
    'a row per player',
    'Date,Player,Team,Result\n04/03/2026,Ann,A,W\n04/03/2026,Ben,A,W\n04/03/2026,Cid,B,L\n04/03/2026,Dee,B,L',
    ['2026-03-04 Ann,Ben > Cid,Dee'],
  ],
  [
    'a row per player and no teams',
    'date,name,result\n2026-03-04,Ann,win\n2026-03-04,Ben,win\n2026-03-04,Cid,loss\n2026-03-04,Dee,loss',
    ['2026-03-04 Ann,Ben > Cid,Dee'],
  ],
  [
    'goals for and against',
    'Date,Player,Team,Goals for,Goals against\n06/03/2025,Ann,Bibs,5,3\n06/03/2025,Ben,Bibs,5,3\n06/03/2025,Cid,Skins,3,5\n06/03/2025,Dee,Skins,3,5',
    ['2025-03-06 Ann,Ben 5-3 Cid,Dee'],
  ],
  [
    'merged dates',
    'Date,Player,Team,Result\n06/03/2025,Ann,A,Win\n,Ben,A,Win\n,Cid,B,Loss\n,Dee,B,Loss\n13/03/2025,Ann,A,Draw\n,Ben,A,Draw\n,Cid,B,Draw\n,Dee,B,Draw',
    ['2025-03-06 Ann,Ben > Cid,Dee', '2025-03-13 Ann,Ben = Cid,Dee'],
  ],
  [
    'Spanish outcomes',
    'Fecha;Jugador;Equipo;Resultado\n06/03/2025;Ann;Rojo;Ganó\n06/03/2025;Ben;Rojo;Ganó\n06/03/2025;Cid;Azul;Perdió\n06/03/2025;Dee;Azul;Perdió',
    ['2025-03-06 Ann,Ben > Cid,Dee'],
  ],
  [
    'line breaks in cells',
    'Date,Bibs,Non Bibs,Score\n06/03/25,"Ann\nBen\nCid","Dee\nEli\nFay",5 - 3',
    [MARCH_6],
  ],
  [
    'the time of the row',
    'Timestamp,Date of game,Winning team,Losing team,Score\n07/03/2025 09:12:33,06/03/2025,"Ann, Ben, Cid","Dee, Eli, Fay",5-3',
    [MARCH_6],
  ],
  [
    'winning and losing teams',
    'Date\tWinning team\tLosing team\n06/03/2025\tAnn, Ben\tCid, Dee',
    ['2025-03-06 Ann,Ben > Cid,Dee'],
  ],
  [
    'points per player',
    'Date,Name,Points\n06/03/25,Ann,3\n06/03/25,Ben,3\n06/03/25,Cid,0\n06/03/25,Dee,0',
    ['2025-03-06 Ann,Ben > Cid,Dee'],
  ],
];

test.each(CASES)('a sheet with %s has games', (_kind, text, games) => {
  const read = readResults(text, { ...CONTEXT, known: [] });
  expect(toTexts(read)).toEqual(games);
  expect(read.unclear).toEqual([]);
});

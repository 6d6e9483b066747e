import { describe, expect, test } from 'vitest';
import { CONTEXT } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const ANN = { name: 'Ann', played: 10, won: 6, drawn: 1, lost: 3 };
const BEN = { name: 'Ben', played: 9, won: 4, drawn: 2, lost: 3 };

const read = (text: string) => readResults(text, { ...CONTEXT, known: [] });

describe('totals of two people', () => {
  test.each([
    ['aligned columns', 'Player  P W D L Pts\nAnn    10 6 1 3 19\nBen     9 4 2 3 14'],
    ['wins before losses and draws', 'Player  P W L D\nAnn    10 6 3 1\nBen     9 4 3 2'],
    ['no headings', 'Ann 10 6 1 3\nBen 9 4 2 3'],
    ['no headings and commas', 'Ann, 10, 6, 1, 3\nBen, 9, 4, 2, 3'],
    ['no headings and tabs', 'Ann\t10\t6\t1\t3\nBen\t9\t4\t2\t3'],
    ['dashes', '1) Ann - 10 - 6 - 1 - 3\n2) Ben - 9 - 4 - 2 - 3'],
    ['slashes', 'Ann — 10 / 6 / 1 / 3\nBen — 9 / 4 / 2 / 3'],
    ['positions and points', '1. Ann 10 6 1 3 19\n2. Ben 9 4 2 3 14'],
    ['points that put losses before draws', 'Ann 10 6 3 1 19\nBen 9 4 3 2 14'],
    ['medals', '🥇 Ann 10 6 1 3\n🥈 Ben 9 4 2 3'],
    ['keycaps as positions', '1️⃣ Ann 10 6 1 3\n2️⃣ Ben 9 4 2 3'],
    ['goals', 'Name  P  W  D  L  F:A    Pts\nAnn   10 6  1  3  50:40  19\nBen   9  4  2  3  30:31  14'],
    [
      'a title and a sum',
      'League table 2025\n\nName  Pld  W   D   L   Win%\nAnn    10   6   1   3   60%\nBen     9   4   2   3   44%\nTotal  19  10   3   6',
    ],
    [
      'Markdown',
      '| # | Player | P | W | D | L | GF | GA | GD | Pts |\n|---|---|---|---|---|---|---|---|---|---|\n| 1 | Ann | 10 | 6 | 1 | 3 | 50 | 40 | +10 | 19 |\n| 2 | Ben | 9 | 4 | 2 | 3 | 30 | 31 | -1 | 14 |',
    ],
    ['a record', 'Name,Record\nAnn,6-1-3\nBen,4-2-3'],
    ['a record with losses before draws', 'Name;Games;W-L-D\nAnn;10;6-3-1\nBen;9;4-3-2'],
    ['a record of letters', 'Name,Record\nAnn,W6 D1 L3\nBen,W4 D2 L3'],
    ['a record in brackets', 'Ann (6-1-3)\nBen (4-2-3)'],
    ['letters', 'Ann P10 W6 D1 L3\nBen P9 W4 D2 L3'],
    ['letters after numbers', 'Ann - 6W 1D 3L\nBen - 4W 2D 3L'],
    ['German letters', 'Ann: 6S 1U 3N\nBen: 4S 2U 3N'],
    ['verbs', 'Ann has played 10 games, won 6, drawn 1 and lost 3.\nBen won 4, lost 3, drew 2'],
    ['percentages', 'Ann: 10 games, 60%, 6 wins, 3 losses\nBen: 9 games, 44%, 4 wins, 3 losses'],
  ])('are read with %s', (_kind, text) => {
    const { totals, unclear } = read(text);
    expect(totals).toEqual([ANN, BEN]);
    expect(unclear).toEqual([]);
  });
});

describe('totals in a sentence', () => {
  test.each([
    ['English', 'Ann: 3 losses, 1 draw, 6 wins, 10 games'],
    ['German', 'Ann hat 10 Spiele gespielt: 6 Siege, 1 Unentschieden, 3 Niederlagen'],
    ['French', 'Ann a joué 10 matchs : 6 victoires, 1 nul et 3 défaites'],
    ['Spanish', 'Ann: jugó 10, ganó 6, empató 1, perdió 3'],
    ['Italian', 'Ann: 10 partite, 6 vittorie, 1 pareggio, 3 sconfitte'],
    ['Portuguese', 'Ann: 10 jogos, 6 vitórias, 1 empate e 3 derrotas'],
    ['Dutch', 'Ann: 10 wedstrijden, 6 gewonnen, 1 gelijk, 3 verloren'],
    ['Swedish', 'Ann: 10 matcher, 6 vinster, 1 oavgjord, 3 förluster'],
    ['Polish', 'Ann: 10 meczów, 6 zwycięstw, 1 remis, 3 porażki'],
  ])('are read in %s', (_language, text) => {
    expect(read(text)).toMatchObject({ totals: [ANN], unclear: [] });
  });
});

describe('totals in a table', () => {
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
    expect(read(text)).toMatchObject({ totals: expect.arrayContaining([ann]), unclear: [] });
  });
});

describe('unclear totals', () => {
  test.each([
    ['numbers that do not add up', 'Ann 10 6 1 3\nBen 9 4 2 2\nCid 8 2 2 4', 2, 'WRONG_TOTALS'],
    ['a missing number', 'Ann 10 6 1 3\nBen 9 4 2\nCid 8 2 2 4', 2, 'WRONG_TOTALS'],
    ['a word as number', 'Name P W D L\nAnn 10 6 1 3\nBen nine 4 2 3', 3, 'NOT_A_GAME'],
    ['a sentence that does not add up', 'Ann: 10 games, 6 wins, 1 draw, 2 losses', 1, 'WRONG_TOTALS'],
    ['an unknown word', 'Ann: 10 games, 6 wins, 1 draw, 3 losses, brilliant', 1, 'NOT_A_GAME'],
    ['a table that does not add up', 'Name,P,W,D,L\nAnn,10,5,2,3\nBen,10,5,2,2', 3, 'WRONG_TOTALS'],
    ['two names', 'Ann & Ben: 10 games, 6 wins, 1 draw, 3 losses', 1, 'NOT_A_GAME'],
    ['a team', 'Bibs: 6 wins, 1 draw, 3 losses', 1, 'NOT_A_GAME'],
  ] as const)('are lines with %s', (_kind, text, line, reason) => {
    expect(read(text).unclear).toMatchObject([{ line, reason }]);
  });
});

test('lines with totals can follow games', () => {
  const { games, totals, unclear } = read(
    '3/2/26 Ann, Ben v Cid, Dee 5-3\n\nTotals before:\nAnn: 10 games, 6 wins, 1 draw, 3 losses',
  );
  expect(games).toHaveLength(1);
  expect(totals).toEqual([ANN]);
  expect(unclear).toEqual([]);
});

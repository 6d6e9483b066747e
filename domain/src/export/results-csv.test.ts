import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { escapeFormulas, toResultsCsv } from './export.ts';

const peopleNamed = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([uid, name]) => [uid, { name, isGuest: false, namedAt: new Date(0) }]),
  );

describe('export.csv', () => {
  test('has a line for each game with a result, oldest first, with local dates', () => {
    const instances = [
      aHistoryInstance({
        ...{ startDateTime: new Date('2026-06-16T23:30:00Z'), teamA: ['sam', 'jo'], teamB: ['gone'] },
        ...{ teamAGoals: 5, teamBGoals: 3 },
        motmAwarded: [{ uid: 'sam', name: 'Sam', votes: 2 }],
      }),
      aHistoryInstance({ startDateTime: new Date('2026-06-09T18:00:00Z'), winningTeam: 'DRAW' }),
      aHistoryInstance({ startDateTime: new Date('2026-06-02T18:00:00Z'), winningMargin: 2 }),
      aHistoryInstance({ winningTeam: null }),
      aHistoryInstance({ status: 'CANCELLED' }),
    ];
    const people = peopleNamed({ sam: 'Sam', jo: 'Smith, "Jo"', alex: 'Alex' });
    expect(toResultsCsv(aGame(), { instances, people }).split('\r\n')).toEqual([
      '\uFEFF"Date","Team A","Team B","Winner","Team A goals","Team B goals","Margin","Player of the match"',
      '"2026-06-02","Sam","Alex","Team A","","","2",""',
      '"2026-06-09","Sam","Alex","Draw","","","",""',
      '"2026-06-17","Sam, ""Smith, """"Jo""""""","Former player","Team A","5","3","","Sam"',
      '',
    ]);
  });
});

const anyCell = fc
  .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', "'", '"', ',', ';', '|', ' ', '＝', 'a', '1'))
  .map((parts) => parts.join(''));

describe('formula in a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-x', "'-x"],
    ['@sum', "'@sum"],
    ['＝1', "'＝1"],
    ['  =1', "  '=1"],
    ['Ann, =1', "Ann, '=1"],
    ['Ann;=1', "Ann;'=1"],
    ['"=1"', `"'=1"`],
    ["'t Hooft, O'Neil", "'t Hooft, O'Neil"],
    ['2026-03-12', '2026-03-12'],
    ['Ann-Marie', 'Ann-Marie'],
  ])('%j becomes %j', (cell, escaped) => {
    expect(escapeFormulas(cell)).toBe(escaped);
  });

  test('is escaped after every character that can end a cell', () => {
    fc.assert(
      fc.property(anyCell, (cell) => {
        expect(escapeFormulas(cell)).not.toMatch(/(?:^|[,;|"\t\r\n])\s{0,60}[=+\-@＝]/);
      }),
    );
  });
});

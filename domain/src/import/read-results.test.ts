import { describe, expect, test } from 'vitest';
import { readResults, resultsReason } from './read-results.ts';
import type { ImportedGame } from './results.ts';
import { textReason } from './table.ts';

const today = '2026-11-29';
const toText = ({ date, teamA, teamB, teamAGoals, teamBGoals, winningTeam }: ImportedGame) =>
  `${date} ${teamA.join('+')} v ${teamB.join('+')} ${teamAGoals === null ? winningTeam : `${teamAGoals}-${teamBGoals}`}`;

function read(text: string, context: Partial<Parameters<typeof readResults>[1]> = {}) {
  const { games, unclear } = readResults(text, { today, ...context });
  return [...games.map(toText), ...unclear.map(({ line, reason }) => `${line} ${reason}`)];
}

describe('a line with a game', () => {
  test.each([
    ['12/03/2026: Ann, Ben v Cid, Dee 5-3', '2026-03-12 Ann+Ben v Cid+Dee 5-3'],
    ['2026-03-12 Ann & Ben 5 - 3 Cid and Dee', '2026-03-12 Ann+Ben v Cid+Dee 5-3'],
    ['Thu 12 March 2026 - Ann vs Ben 2:2', '2026-03-12 Ann v Ben 2-2'],
    ['12 March 2026 - Ann, Ben vs Cid, Dee - 5-3', '2026-03-12 Ann+Ben v Cid+Dee 5-3'],
    ['Mar 12, 2026: Ann v Ben 1-0', '2026-03-12 Ann v Ben 1-0'],
    ['12th March Ann v Ben 1-0', '2026-03-12 Ann v Ben 1-0'],
    ['12-Dec-25: Ann v Ben 1-0', '2025-12-12 Ann v Ben 1-0'],
    ['31/12: Ann v Ben 1-0', '2025-12-31 Ann v Ben 1-0'],
    [
      '12/03/2026 20:30 Ann (GK) +1 v Guest, Ringer 1-0',
      '2026-03-12 Ann+Guest 1 of 2026-03-12 v Guest 2 of 2026-03-12+Ringer 3 of 2026-03-12 1-0',
    ],
    ['Ann v Ben 5-3', '1 NO_DATE'],
    ['12/03/2026 Ann v Ben', '1 NO_RESULT'],
    ['12/03/2026 Ann v Ben 05-Mar', '1 SCORE_IS_DATE'],
    ['12/03/2026 Ann 5-3', '1 NO_TEAMS'],
    ['30/02/2026 Ann v Ben 5-3', '1 NO_DATE'],
  ])('%j is %j', (line, game) => {
    expect(read(line)).toEqual([game]);
  });

  test('keeps its game when another line is odd', () => {
    expect(read('pitch frozen\n2026-03-12 Ann v Ben 1-0\n\nno game')).toEqual([
      ...['2026-03-12 Ann v Ben 1-0', '1 NO_DATE', '4 NO_DATE'],
    ]);
  });
});

test.each([
  ['03/04/2026', 'UNCLEAR'],
  ['03/13/2026', 'MDY'],
  ['13/03/2026', 'DMY'],
  ['2026-03-13', 'YMD'],
  ['03/03/2026', 'DMY'],
  ['3 April 2026', 'DMY'],
])('order of day and month of %s is %s', (date, order) => {
  expect(readResults(`${date} Ann v Ben 1-0`, { today }).dateOrder).toBe(order);
  expect(read('03/04/2026 Ann v Ben 1-0', { dateOrder: 'MDY' })).toEqual(['2026-03-04 Ann v Ben 1-0']);
});

describe('a table of results', () => {
  test.each([
    ['tabs', 'Date\tHome\tAway\tScore\n2026-03-12\tAnn, Ben\tCid\t5-3', ['2026-03-12 Ann+Ben v Cid 5-3']],
    ['a winner', 'Datum;Bibs;Skins;Winner\n12.03.2026;Ann;Ben;Skins', ['2026-03-12 Ann v Ben TEAM_B']],
    [
      'no titles',
      '2026-03-12;Ann, Ben;Cid, Dee;5-3\n2026-03-19;Ann, Dee;Cid, Ben;1-3',
      ['2026-03-12 Ann+Ben v Cid+Dee 5-3', '2026-03-19 Ann+Dee v Cid+Ben 1-3'],
    ],
    [
      'a quote that is not closed',
      'Date,Team A,Team B,Score\n2026-03-12,"Ann,Ben,5-3\n2026-03-19,Ann,Ben,1-0',
      ['2026-03-19 Ann v Ben 1-0', '2 NO_TEAMS'],
    ],
    [
      'titles in one word',
      'Date,Home,Away,HomeScore,AwayScore\n2026-03-12,Ann,Ben,5,3',
      ['2026-03-12 Ann v Ben 5-3'],
    ],
    ['winners', 'Date,Winners,Losers\n2026-03-12,Ann,Ben', ['2026-03-12 Ann v Ben TEAM_A']],
    [
      'names in lines',
      'Date,Team A,Team B,Score\n2026-03-12,"Ann\nCid",Ben,5-3',
      ['2026-03-12 Ann+Cid v Ben 5-3'],
    ],
    [
      'a player per row',
      'Date,Player,Team\n2026-03-12,Ann,Red\n2026-03-12,Ben,Blue\n,Cid,Red',
      ['2 NO_RESULT', '4 NO_DATE'],
    ],
    [
      'outcomes',
      'Date,Name,Result\n2026-03-12,Ann,W\n2026-03-12,Ben,L\n2026-03-12,Ann,L\n2026-03-12,Ben,W',
      ['2026-03-12 Ann v Ben TEAM_A', '2026-03-12 Ben v Ann TEAM_A'],
    ],
    [
      'teams and outcomes',
      'Date,Name,Team,Result\n2026-03-12,Ann,Red,D\n2026-03-12,Ben,Blue,D',
      ['2026-03-12 Ben v Ann DRAW'],
    ],
  ])('with %s', (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  test('has the columns that the organiser chooses', () => {
    const text = 'Wann,Eins,Zwei,x,y\n2026-03-12,Ann,Ben,1,0';
    const columns = ['DATE', 'TEAM_A', 'TEAM_B', 'GOALS_A', 'GOALS_B'] as const;
    expect(read(text)).toEqual(['2 NO_TEAMS']);
    expect(read(text, { columns })).toEqual(['2026-03-12 Ann v Ben 1-0']);
    expect(readResults(text, { today }).table?.titles).toEqual(['Wann', 'Eins', 'Zwei', 'x', 'y']);
  });
});

test('a table of totals gets the missing counts', () => {
  const { totals, unclear } = readResults('Name,P,W,L\nAnn,6,3,2\n,1,1,0', { today });
  expect(totals).toEqual([{ line: 2, name: 'Ann', played: 6, won: 3, drawn: 1, lost: 2 }]);
  expect(unclear.map(({ reason }) => reason)).toEqual(['NO_NAME']);
});

test.each([
  ['%PDF-1.7 1 0 obj', 'NO_TEXT_FILE'],
  ['PK\u0003\u0004 xl/workbook.xml', 'NO_TEXT_FILE'],
  ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'NO_TEXT_FILE'],
  ['\uFEFFBEGIN:VCALENDAR\r\nEND:VCALENDAR', 'CALENDAR_TEXT'],
  ['Ann\n'.repeat(5_001), 'TOO_MANY_LINES'],
  ['1. Ann\n'.repeat(5_000), null],
])('the text %j is refused as %s', (text, code) => {
  expect(textReason(text)).toBe(code);
});

test('a JSON text that is no export is refused', () => {
  expect(resultsReason('{"games": []}')).toBe('NO_EXPORT');
});

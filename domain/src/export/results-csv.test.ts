import { describe, expect, test } from 'vitest';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { toResultsCsv } from './results-csv.ts';

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

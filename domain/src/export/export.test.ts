import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statsTable } from '../stats/table.ts';
import { anyCounting, anyInstances, historyOf, NAMED_PEOPLE } from '../testing/arbitraries.ts';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { escapeFormulas, gameExportSchema, toGameExport, toResultsCsv } from './export.ts';

const NOW = new Date('2026-11-25T12:00:00Z');

describe('export of a game', () => {
  test('contains everything that the leaderboard needs', () => {
    fc.assert(
      fc.property(anyInstances, anyCounting, (instances, { points, seasons }) => {
        const history = historyOf(instances);
        const exported = gameExportSchema.parse(toGameExport({ ...aGame(), points, seasons }, history, NOW));
        const rebuilt = {
          instances: exported.instances.map((instance, at) =>
            aHistoryInstance({
              ...instance,
              giId: `new${String(at).padStart(3, '0')}`,
              startDateTime: new Date(instance.startDateTime),
              motmAwarded: instance.motmAwarded.map((award) => ({ ...award, name: '' })),
            }),
          ),
          people: Object.fromEntries(
            exported.people.map(({ uid, ...person }) => [uid, { ...person, namedAt: NOW }]),
          ),
        };
        expect(statsTable(rebuilt, exported.game.points)).toEqual(statsTable(history, points));
      }),
    );
  });

  test('contains each instance, oldest first, but no invite link', () => {
    const instances = [
      aHistoryInstance({
        giId: 'upcoming',
        startDateTime: new Date('2026-12-01T18:00:00Z'),
        winningTeam: null,
      }),
      aHistoryInstance({
        ...{
          giId: 'second',
          startDateTime: new Date('2026-06-23T18:00:00Z'),
          teamA: ['ada'],
          teamB: ['hal'],
        },
        ...{ teamAName: 'Bibs', teamAGoals: 5, teamBGoals: 3 },
        motmAwarded: [{ uid: 'eve', name: 'Eve', votes: 2 }],
      }),
      aHistoryInstance({ giId: 'cancelled', status: 'CANCELLED', winningTeam: null, teamA: [], teamB: [] }),
    ];
    const season = { id: 'spring', name: 'Spring', from: new Date('2026-01-01T00:00:00Z') };
    const exported = gameExportSchema.parse(
      toGameExport(aGame({ seasons: [season] }), { instances, people: NAMED_PEOPLE }, NOW),
    );
    expect(exported).toMatchObject({
      ...{ format: 'fives-game', version: 1, exportedAt: '2026-11-25T12:00:00.000Z' },
      game: { name: 'Tuesday Fives', timeZone: 'Europe/London', points: { win: 3 } },
      seasons: [{ name: 'Spring', from: '2026-01-01T00:00:00.000Z' }],
      instances: [
        { status: 'CANCELLED', winningTeam: null, teamA: [] },
        {
          ...{ startDateTime: '2026-06-23T18:00:00.000Z', status: 'INVITES_SENT', winningTeam: 'TEAM_A' },
          ...{ teamAName: 'Bibs', teamAGoals: 5, teamBGoals: 3, teamA: ['ada'], teamB: ['hal'] },
          motmAwarded: [{ uid: 'eve', votes: 2 }],
        },
        { startDateTime: '2026-12-01T18:00:00.000Z', winningTeam: null },
      ],
    });
    expect(exported.people).toContainEqual({ uid: 'hal', name: 'hal', isGuest: true });
    expect(exported.people).toContainEqual({ uid: 'eve', name: 'eve', isGuest: false });
    expect(JSON.stringify(exported)).not.toMatch(/upcoming|second|"cancelled"/);
  });
});

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

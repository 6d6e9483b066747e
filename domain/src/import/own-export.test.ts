import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGameExport, toResultsCsv } from '../export/export.ts';
import { DEFAULT_POINTS } from '../stats/tally.schema.ts';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { readResults } from './read-results.ts';

const CONTEXT = { today: '2026-11-26' };
const game = aGame({ timeZone: 'Europe/London', points: DEFAULT_POINTS });
const noon = (day: number) => new Date(Date.UTC(2026, 0, day, 12));

/** Names that the app stores, with all signs that CSV and spreadsheets treat specially. */
const anyName = fc
  .string({ unit: fc.constantFrom(...'aÉø =+-@\',";|'), minLength: 1, maxLength: 12 })
  // The export adds an apostrophe before such a sign.
  .filter((name) => name.trim() === name && /[aÉø]/.test(name) && !/'\s*[=+\-@]/.test(name));

const anyHistory = fc
  .record({
    names: fc.uniqueArray(anyName, { minLength: 4, maxLength: 8 }),
    winners: fc.array(fc.constantFrom('TEAM_A', 'TEAM_B', 'DRAW'), { minLength: 1, maxLength: 5 }),
  })
  .map(({ names, winners }) => ({
    people: Object.fromEntries(
      names.map((name, at) => [`uid-${at}`, { name, isGuest: false, namedAt: noon(1) }]),
    ),
    instances: winners.map((winningTeam, at) =>
      aHistoryInstance({
        giId: `week-${at}`,
        startDateTime: noon(at + 1),
        winningTeam,
        winningMargin: winningTeam === 'DRAW' ? null : 2,
        teamA: ['uid-0', 'uid-1'],
        teamB: ['uid-2', 'uid-3'],
        motmAwarded: [{ uid: 'uid-0', name: '', votes: 1 }],
      }),
    ),
  }));

describe('the import of an export', () => {
  test.each([
    ['CSV', toResultsCsv],
    [
      'JSON',
      (...[of, history]: Parameters<typeof toResultsCsv>) =>
        JSON.stringify(toGameExport({ ...game, ...of }, history, noon(9))),
    ],
  ] as const)('reads the same games from %s', (_kind, write) => {
    fc.assert(
      fc.property(anyHistory, ({ people, instances }) => {
        const nameOf = (uid: string) => people[uid]?.name;
        const read = readResults(write(game, { people, instances }), CONTEXT);
        expect(read.unclear).toEqual([]);
        expect(read.games.map(({ line: _line, ...rest }) => rest)).toEqual(
          instances.map(({ startDateTime, winningTeam, winningMargin }) => ({
            date: startDateTime.toISOString().slice(0, 10),
            teamA: ['uid-0', 'uid-1'].map(nameOf),
            teamB: ['uid-2', 'uid-3'].map(nameOf),
            winningTeam,
            teamAGoals: null,
            teamBGoals: null,
            winningMargin,
            motm: [nameOf('uid-0')],
          })),
        );
      }),
    );
  });
});

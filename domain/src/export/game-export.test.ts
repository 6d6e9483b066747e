import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statsTable } from '../stats/table.ts';
import { anyCounting, anyInstances, historyOf, NAMED_PEOPLE } from '../testing/arbitraries.ts';
import { aGame, aHistoryInstance } from '../testing/factories.ts';
import { gameExportSchema, toGameExport } from './export.ts';

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

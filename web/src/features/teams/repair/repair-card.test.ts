import { EMPTY_NOTES, type FairTeamsInput, NO_OTHER_STARS, type TeamOrNone } from '@fives/domain';
import { A_KICK_OFF, aGameInstance, aHistoryInstance, aPlayerInstance } from '@fives/domain/testing';
import { describe, expect, test, vi } from 'vitest';
import { offerRepair, type RepairState, repairKey } from './repair-card.tsx';

const SETTINGS = { preset: 'balanced', locks: {}, seed: 'one' } as const;
const weekBefore = new Date(A_KICK_OFF.getTime() - 7 * 24 * 3_600_000);
const HISTORY = [
  aHistoryInstance({
    giId: 'before',
    startDateTime: weekBefore,
    teamA: ['ana', 'ben'],
    teamB: ['cem', 'dee'],
    winningTeam: 'TEAM_A',
  }),
];

function inputWith(
  teams: Record<string, TeamOrNone>,
  overrides: Partial<FairTeamsInput> = {},
): FairTeamsInput {
  return {
    instance: aGameInstance({ id: 'tonight', startDateTime: A_KICK_OFF }),
    people: Object.entries(teams).map(([uid, team]) => aPlayerInstance({ uid, team })),
    history: HISTORY,
    notes: EMPTY_NOTES,
    otherStars: NO_OTHER_STARS,
    ...overrides,
  };
}

const ONE_WITHOUT_TEAM = { ana: 'TEAM_A', ben: 'TEAM_A', cem: 'TEAM_B', dee: 'NO_TEAM' } as const;
const THREE_AGAINST_ONE = { ana: 'TEAM_A', ben: 'TEAM_A', cem: 'TEAM_A', dee: 'TEAM_B' } as const;

const toOffer = (repair: RepairState) => {
  if (repair.kind !== 'found') throw new Error(`No repair: ${repair.kind}`);
  return repair;
};

describe('offered repair', () => {
  test('has the people who join or move and the chance before and after', () => {
    const { joins, moves, forecast } = toOffer(offerRepair(inputWith(ONE_WITHOUT_TEAM), SETTINGS));
    // Ana and Ben won together, so one of them moves.
    expect(joins).toEqual([{ uid: 'dee', to: 'TEAM_A' }]);
    expect(moves).toEqual([{ uid: expect.stringMatching(/ana|ben/), to: 'TEAM_B' }]);
    expect(forecast?.before).toBeGreaterThan(0.55);
    expect(forecast?.chanceA).toBeCloseTo(0.5, 2);
    expect(forecast?.confidence).toBe('low');
  });

  test('evens the numbers without a forecast if there is too little history', () => {
    const few = offerRepair(inputWith(ONE_WITHOUT_TEAM, { history: [] }), SETTINGS);
    expect(few).toMatchObject({ joins: [{ uid: 'dee', to: 'TEAM_B' }], moves: [], forecast: null });
  });

  test('has no forecast from stars alone, because stars are private', () => {
    const notes = { ...EMPTY_NOTES, stars: { ana: 5, dee: 1 } };
    const { forecast } = toOffer(offerRepair(inputWith(THREE_AGAINST_ONE, { history: [], notes }), SETTINGS));
    expect(forecast).toBeNull();
  });

  test('has no chance before the repair if a team is empty', () => {
    const teams = { ana: 'TEAM_A', ben: 'TEAM_A', cem: 'NO_TEAM' } as const;
    expect(toOffer(offerRepair(inputWith(teams), SETTINGS)).forecast?.before).toBeNull();
  });

  test('does not exist for even teams or for one player', () => {
    const even = { ana: 'TEAM_A', ben: 'TEAM_B', cem: 'TEAM_A', dee: 'TEAM_B' } as const;
    expect(offerRepair(inputWith(even), SETTINGS)).toEqual({ kind: 'none' });
    const logged = vi.spyOn(console, 'error');
    expect(offerRepair(inputWith({ ana: 'TEAM_A' }), SETTINGS)).toEqual({ kind: 'none' });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('key of a repair', () => {
  test('changes if a player joins, leaves or moves', () => {
    const key = (teams: Record<string, TeamOrNone>) => repairKey(inputWith(teams));
    const keys = [
      ONE_WITHOUT_TEAM,
      THREE_AGAINST_ONE,
      { ...ONE_WITHOUT_TEAM, dee: 'TEAM_B' },
      { ...ONE_WITHOUT_TEAM, eve: 'NO_TEAM' },
    ].map((teams) => key(teams as Record<string, TeamOrNone>));
    expect(new Set(keys).size).toBe(4);
    expect(key({ dee: 'NO_TEAM', cem: 'TEAM_B', ben: 'TEAM_A', ana: 'TEAM_A' })).toBe(key(ONE_WITHOUT_TEAM));
  });
});

import { describe, expect, test } from 'vitest';
import { resultText, teamNames } from '../played/result.ts';
import { aGameInstance } from '../testing/factories.ts';

const named = { teamAName: 'Bibs', teamBName: 'Colours' };

describe('result text', () => {
  test.each([
    [null, {}],
    ['Bibs won', { winningTeam: 'TEAM_A' }],
    ['Colours won', { winningTeam: 'TEAM_B' }],
    ['Bibs won by 2', { winningTeam: 'TEAM_A', winningMargin: 2 }],
    ['Colours won by 1', { winningTeam: 'TEAM_B', winningMargin: 1 }],
    ['Bibs 4–2 Colours', { winningTeam: 'TEAM_A', teamAGoals: 4, teamBGoals: 2 }],
    ['Bibs 0–1 Colours', { winningTeam: 'TEAM_B', teamAGoals: 0, teamBGoals: 1 }],
    ['Draw', { winningTeam: 'DRAW' }],
    ['Draw', { winningTeam: 'DRAW', teamAGoals: 1 }],
    ['Draw 0–0', { winningTeam: 'DRAW', teamAGoals: 0, teamBGoals: 0 }],
  ] as const)('is %j', (text, result) => {
    expect(resultText(aGameInstance({ ...named, ...result }))).toBe(text);
  });

  test('calls teams without a name Team A and Team B', () => {
    expect(resultText(aGameInstance({ winningTeam: 'TEAM_B', winningMargin: 3 }))).toBe('Team B won by 3');
    expect(teamNames({ teamAName: '', teamBName: 'Reds' })).toEqual({ teamA: 'Team A', teamB: 'Reds' });
  });
});

import { aGameInstance, aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { teamsShareText } from './share-teams.ts';
import { toTeamLists } from './team-lists.ts';

const LONDON = 'Europe/London';
const lists = toTeamLists(
  [
    aPlayerInstance({ uid: 'sam', name: 'Sam', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'bo', name: 'Bo', team: 'TEAM_A' }),
    aPlayerInstance({ uid: 'eve', name: 'Eve', team: 'TEAM_B' }),
    aPlayerInstance({ uid: 'kit', name: 'Kit' }),
  ],
  10,
);

test("picked teams are shared with both line-ups, in the game's own time", () => {
  const instance = aGameInstance({ teamAName: 'Bibs' });
  expect(teamsShareText(instance, lists, LONDON).split('\n')).toEqual([
    'Teams picked...',
    'Tuesday Fives, 16/06 19:00',
    'Bibs: Bo, Sam',
    'Team B: Eve',
  ]);
});

test('teams shared from elsewhere say by whose clock', () => {
  expect(teamsShareText(aGameInstance(), lists, 'Europe/Berlin')).toContain('16/06 19:00 London time\n');
});

test('a result is shared with the score, the line-ups and the player of the match', () => {
  const instance = aGameInstance({
    winningTeam: 'TEAM_A',
    teamAGoals: 4,
    teamBGoals: 2,
    motmAwarded: [{ uid: 'sam', name: 'Sam', votes: 3 }],
  });
  expect(teamsShareText(instance, lists, LONDON).split('\n')).toEqual([
    'Result in!...',
    'Tuesday Fives, 16/06 19:00',
    'Team A 4–2 Team B',
    'Team A: Bo, Sam',
    'Team B: Eve',
    'Player of the match: Sam',
  ]);
});

test('a result without teams has no empty line-ups', () => {
  const instance = aGameInstance({ winningTeam: 'DRAW' });
  expect(teamsShareText(instance, toTeamLists([], 10), LONDON).split('\n')).toEqual([
    'Result in!...',
    'Tuesday Fives, 16/06 19:00',
    'Draw',
  ]);
});

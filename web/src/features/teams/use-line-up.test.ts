import { type PlayerInstance, TEAMS } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { movesToUndo, teamsToRestore } from './use-line-up.ts';

const [TEAM_A, TEAM_B] = TEAMS;
const playerInstance = (
  uid: string,
  team: PlayerInstance['team'],
  status: PlayerInstance['status'] = 'PLAYING',
) => aPlayerInstance({ uid, team, status });

const previousTeams = teamsToRestore([
  playerInstance('ana', TEAM_A),
  playerInstance('ben', TEAM_B),
  playerInstance('cem', 'NO_TEAM'),
]);

test('a pick without previous teams cannot be undone', () => {
  expect(teamsToRestore([playerInstance('ana', 'NO_TEAM')])).toBeNull();
  expect([...movesToUndo(null, [playerInstance('ana', TEAM_A)])]).toEqual([]);
});

test('an undo moves people back to their previous teams', () => {
  const people = [
    playerInstance('ana', TEAM_A),
    playerInstance('ben', TEAM_A),
    playerInstance('cem', TEAM_B),
  ];
  expect([...movesToUndo(previousTeams, people)]).toEqual([
    ['ben', TEAM_B],
    ['cem', 'NO_TEAM'],
  ]);
});

test('an undo moves no one who has dropped out', () => {
  expect([...movesToUndo(previousTeams, [playerInstance('ben', 'NO_TEAM', 'NOT_PLAYING')])]).toEqual([]);
});

test('an undo leaves a new player without a team', () => {
  expect([...movesToUndo(previousTeams, [playerInstance('dee', TEAM_A)])]).toEqual([['dee', 'NO_TEAM']]);
});

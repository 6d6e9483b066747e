import { type PlayerInstance, TEAMS } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { movesBack, teamsBefore } from './use-line-up.ts';

const [TEAM_A, TEAM_B] = TEAMS;
const playerInstance = (
  uid: string,
  team: PlayerInstance['team'],
  status: PlayerInstance['status'] = 'PLAYING',
) => aPlayerInstance({ uid, team, status });

const picked = teamsBefore([
  playerInstance('ana', TEAM_A),
  playerInstance('ben', TEAM_B),
  playerInstance('cem', 'NO_TEAM'),
]);

test('a pick without previous teams cannot be undone', () => {
  expect(teamsBefore([playerInstance('ana', 'NO_TEAM')])).toBeNull();
  expect([...movesBack(null, [playerInstance('ana', TEAM_A)])]).toEqual([]);
});

test('every moved person goes back', () => {
  const people = [
    playerInstance('ana', TEAM_A),
    playerInstance('ben', TEAM_A),
    playerInstance('cem', TEAM_B),
  ];
  expect([...movesBack(picked, people)]).toEqual([
    ['ben', TEAM_B],
    ['cem', 'NO_TEAM'],
  ]);
});

test('a person with a new no stays out while a new player leaves the team', () => {
  const people = [playerInstance('ben', 'NO_TEAM', 'NOT_PLAYING'), playerInstance('dee', TEAM_A)];
  expect([...movesBack(picked, people)]).toEqual([['dee', 'NO_TEAM']]);
});

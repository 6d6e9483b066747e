import { type PlayerInstance, TEAMS } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { movesBack, teamsBefore } from './undo-pick.tsx';

const [TEAM_A, TEAM_B] = TEAMS;
const place = (uid: string, team: PlayerInstance['team'], status: PlayerInstance['status'] = 'PLAYING') =>
  aPlayerInstance({ uid, team, status });

const picked = teamsBefore([place('ana', TEAM_A), place('ben', TEAM_B), place('cem', 'NO_TEAM')]);

test('before there are teams there is nothing to go back to', () => {
  expect(teamsBefore([place('ana', 'NO_TEAM')])).toBeNull();
  expect([...movesBack(null, [place('ana', TEAM_A)])]).toEqual([]);
});

test('everybody who was moved goes back, and who was not stays', () => {
  const people = [place('ana', TEAM_A), place('ben', TEAM_A), place('cem', TEAM_B)];
  expect([...movesBack(picked, people)]).toEqual([
    ['ben', TEAM_B],
    ['cem', 'NO_TEAM'],
  ]);
});

test('who has said no since then stays out, and who has come since then leaves the team', () => {
  const people = [place('ben', 'NO_TEAM', 'NOT_PLAYING'), place('dee', TEAM_A)];
  expect([...movesBack(picked, people)]).toEqual([['dee', 'NO_TEAM']]);
});

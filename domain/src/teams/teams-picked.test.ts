import { expect, test } from 'vitest';
import { aPlayerInstance } from '../testing/factories.ts';
import { areTeamsPicked } from './teams-picked.ts';

const a = aPlayerInstance({ uid: 'ana', team: 'TEAM_A' });
const b = aPlayerInstance({ uid: 'ben', team: 'TEAM_B' });
const none = aPlayerInstance({ uid: 'cem', team: 'NO_TEAM', repliedAt: new Date('2026-06-11T12:00:00Z') });

test('teams are picked once everybody with a place is in one', () => {
  expect(areTeamsPicked([a, b], 10)).toBe(true);
  expect(areTeamsPicked([a, b, none], 10)).toBe(false);
  expect(areTeamsPicked([a, b, { ...none, status: 'NOT_PLAYING' }], 10)).toBe(true);
  expect(areTeamsPicked([a, b, none], 2)).toBe(true);
});

test('teams are not picked while one of them is empty', () => {
  expect(areTeamsPicked([], 10)).toBe(false);
  expect(areTeamsPicked([a], 10)).toBe(false);
  expect(areTeamsPicked([b], 10)).toBe(false);
});

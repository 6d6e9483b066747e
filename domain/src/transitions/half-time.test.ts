import { describe, expect, test } from 'vitest';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { recordHalfTime, recordScore } from './instance.ts';
import { decide } from './transition.ts';

const OLIVE = { uid: 'olive', isGuest: false };
const people = [
  aPlayerInstance({ uid: 'ann', team: 'TEAM_A' }),
  aPlayerInstance({ uid: 'ben', team: 'TEAM_B' }),
];
const goals = { teamAGoals: 6, teamBGoals: 1 };
const firstHalf = { teamA: ['ann'], teamB: ['ben'], ...goals };
const record = (instance: Partial<GameInstance>, change: typeof goals | null = goals, players = people) =>
  decide(recordHalfTime, { instance: aGameInstance(instance), people: players }, OLIVE, change, A_KICK_OFF);

describe('half-time', () => {
  test('keeps its teams when the goals change', () => {
    expect(record({}).fields).toEqual({ firstHalf });
    const earlier = { teamA: ['ben'], teamB: ['ann'], teamAGoals: 5, teamBGoals: 1 };
    expect(record({ firstHalf: earlier }).fields).toEqual({ firstHalf: { ...earlier, ...goals } });
    expect(record({ firstHalf }).fields).toEqual({});
    expect(record({ firstHalf }, null).fields).toEqual({ firstHalf: null });
  });

  test.each([
    ['before the start', { startDateTime: new Date(A_KICK_OFF.getTime() + 1) }, people, 'NOT_PLAYED'],
    ['after the result', { winningTeam: 'DRAW' }, people, 'RESULT_IN'],
    ['without teams', {}, people.slice(0, 1), 'NO_TEAMS'],
  ] as const)('is refused %s', (_when, instance, players, code) => {
    expect(record(instance, goals, [...players]).reason?.code).toBe(code);
  });
});

test('a final score with fewer goals than at half-time is refused', () => {
  const instance = aGameInstance({ firstHalf, winningTeam: 'TEAM_A' });
  const score = { teamAGoals: 5, teamBGoals: 1 };
  expect(decide(recordScore, instance, OLIVE, score, A_KICK_OFF).reason).toEqual({
    code: 'FIRST_HALF_MORE',
    fields: ['teamAGoals', 'teamBGoals'],
  });
});

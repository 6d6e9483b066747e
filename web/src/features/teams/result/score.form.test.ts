import type { WinningTeam } from '@fives/domain';
import { expect, test } from 'vitest';
import { goalsFormSchema, scoreFormSchema } from './score.form.ts';

const EMPTY = { winningMargin: '', teamAGoals: '', teamBGoals: '' };

function parse(winner: WinningTeam, typed: Partial<typeof EMPTY>) {
  const { success, data, error } = scoreFormSchema(winner).safeParse({ ...EMPTY, ...typed });
  return success ? data : error?.issues.map((issue) => [issue.path[0], issue.message]);
}

test('empty fields give no score', () => {
  expect(parse('TEAM_A', {})).toEqual({ winningMargin: null, teamAGoals: null, teamBGoals: null });
});

test('score is a margin or the goals of both teams', () => {
  expect(parse('TEAM_B', { winningMargin: ' 2 ' })).toMatchObject({ winningMargin: 2, teamAGoals: null });
  expect(parse('TEAM_B', { teamAGoals: '0', teamBGoals: '99' })).toMatchObject({
    winningMargin: null,
    teamAGoals: 0,
    teamBGoals: 99,
  });
  expect(parse('DRAW', { teamAGoals: '3', teamBGoals: '3' })).toMatchObject({ teamAGoals: 3, teamBGoals: 3 });
});

test.each<[WinningTeam, string, string]>([
  ['TEAM_A', '2', '3'],
  ['TEAM_A', '3', '3'],
  ['TEAM_B', '1', '0'],
  ['DRAW', '1', '0'],
])('%s as winner does not match goals of %s to %s', (winner, teamAGoals, teamBGoals) => {
  expect(parse(winner, { teamAGoals, teamBGoals })).toEqual([
    ['teamAGoals', 'The score does not match the result'],
  ]);
});

test('a typed -0 is 0', () => {
  expect(parse('DRAW', { teamAGoals: '-0', teamBGoals: '0' })).toEqual({
    winningMargin: null,
    teamAGoals: 0,
    teamBGoals: 0,
  });
});

test('refuses goals of one team or a margin with goals', () => {
  expect(parse('TEAM_A', { teamAGoals: '4' })).toEqual([['teamBGoals', 'Enter goals for both teams']]);
  expect(parse('TEAM_A', { teamBGoals: '4' })).toEqual([['teamAGoals', 'Enter goals for both teams']]);
  expect(parse('TEAM_A', { winningMargin: '2', teamAGoals: '4', teamBGoals: '2' })).toEqual([
    ['winningMargin', 'Enter the winning margin or the goals, not both'],
  ]);
});

test.each([
  ['winningMargin', '0', 'Must be 1 or more'],
  ['winningMargin', '100', 'Must be 99 or less'],
  ['winningMargin', '1.5', 'Must be a whole number'],
  ['teamAGoals', '-1', 'Must be 0 or more'],
  ['teamBGoals', '100', 'Must be 99 or less'],
  ['teamBGoals', 'two', 'Must be a whole number'],
  ['teamBGoals', '9'.repeat(400), 'Must be a whole number'],
])('%s of %s is refused', (field, text, message) => {
  expect(parse('TEAM_A', { [field]: text })).toContainEqual([field, message]);
});

test('goals of both teams are a result but a margin needs the winner', () => {
  const parseGoals = (typed: Partial<typeof EMPTY>) => {
    const { data, error } = goalsFormSchema.safeParse({ ...EMPTY, ...typed });
    return data ?? error?.issues.map((issue) => [issue.path[0], issue.message]);
  };
  expect(parseGoals({ teamAGoals: '2', teamBGoals: '0' })).toEqual({ teamAGoals: 2, teamBGoals: 0 });
  expect(parseGoals({})).toEqual([['teamAGoals', 'Enter goals for both teams']]);
  expect(parseGoals({ winningMargin: '2' })).toEqual([['winningMargin', 'Now tap who won']]);
  expect(parseGoals({ winningMargin: '2', teamBGoals: '4' })).toEqual([
    ['winningMargin', 'Enter the winning margin or the goals, not both'],
  ]);
});

import { expect, test } from 'vitest';
import {
  contentsText,
  dateQuestionOf,
  dayText,
  duplicatesText,
  type FoundGame,
  foundText,
  newPeopleText,
  progressText,
  scoreText,
  totalsText,
} from './results-text.ts';

const game: FoundGame = {
  ...{ line: 1, date: '2025-04-03', teamA: ['Ann'], teamB: ['Ben'] },
  ...{ winningTeam: 'TEAM_A', teamAGoals: null, teamBGoals: null },
};

test.each([
  [0, 0, 0, 0, "We couldn't find any games."],
  [42, 18, 42, 0, 'We found 42 games and 18 people. Nothing is saved yet.'],
  [1000, 1, 999, 0, 'We found 1,000 games and 1 person. Nothing is saved yet.'],
  [1, 4, 0, 0, "We found 1 game and 4 people. It's here already."],
  [3, 4, 0, 0, "We found 3 games and 4 people. They're all here already."],
  [0, 0, 0, 7, 'Nothing is saved yet.'],
])('summary of %i games, %i people, %i new games and %i totals', (games, people, added, totals, text) => {
  expect(foundText({ games, people, added, totals })).toBe(text);
});

test.each([
  [{ games: 1, totals: 0 }, '1 game'],
  [{ games: 1000, totals: 3 }, '1,000 games and totals of 3 people'],
  [{ games: 0, totals: 1 }, 'totals of 1 person'],
])('contents of %j', (contents, text) => {
  expect(contentsText(contents)).toBe(text);
});

test('texts use the plural', () => {
  expect(duplicatesText(1)).toBe('1 game is already here or appears twice.');
  expect(duplicatesText(3)).toBe('3 games are already here or appear twice.');
  expect(totalsText(1)).toBe('We found totals of 1 person. They become the start of your table.');
});

test('lists at most twenty new people', () => {
  expect(newPeopleText(['Ann'])).toBe('1 new person: Ann');
  expect(newPeopleText(['Ann', 'Ben'])).toBe('2 new people: Ann, Ben');
  expect(newPeopleText(Array.from({ length: 25 }, () => 'Ann'))).toMatch(
    /^25 new people: (Ann, ){19}Ann and 5 more$/,
  );
});

test.each([
  ['RUNNING', 300, '300 of 1,000 games imported'],
  ['RUNNING', 1000, 'Updating the table…'],
  ['UNDOING', 1000, 'Removing 1,000 games…'],
] as const)('progress of an import that is %s with %i games', (state, created, text) => {
  const gameImport = { _id: 'id', by: 'olive', totals: 0, createdAt: '2026-03-12T19:00:00.000Z' };
  expect(progressText({ ...gameImport, state, games: 1000, created })).toBe(text);
});

test.each([
  [{ teamAGoals: 5, teamBGoals: 3 }, '5–3'],
  [{}, 'First team won'],
  [{ winningTeam: 'TEAM_B' }, 'Second team won'],
  [{ winningTeam: 'DRAW' }, 'Draw'],
] as const)('result of a game with %j', (fields, text) => {
  expect(scoreText({ ...game, ...fields })).toBe(text);
});

test('days have a weekday and a year', () => {
  expect(dayText('2026-03-12')).toBe('Thu 12 Mar 2026');
});

test('the question about dates has a date that is not clear', () => {
  expect(dateQuestionOf([{ ...game, date: '2025-04-04' }, game])).toEqual({
    text: 'Does 03/04/2025 mean 3 April or 4 March?',
    dayFirst: 'Day first (3 April)',
    monthFirst: 'Month first (4 March)',
  });
  expect(dateQuestionOf([]).text).toBe('Which comes first in your dates?');
});

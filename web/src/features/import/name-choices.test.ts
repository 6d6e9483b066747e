import { describe, expect, test } from 'vitest';
import { newNames, toNameChoices, type UnclearName, unclearNames } from './name-choices.ts';

const game = {
  line: 1,
  date: '2026-03-12',
  winningTeam: 'DRAW',
  teamAGoals: null,
  teamBGoals: null,
} as const;
const gamesOf = (...names: string[]) =>
  names.map((name, at) => ({ ...game, line: at + 1, teamA: [name], teamB: ['Ann'] }));
const person = (name: string, ...suggestions: { uid: string | null; name: string }[]) => ({
  name,
  uid: null as string | null,
  suggestions,
});
const harris = { uid: 'tom', name: 'Tom Harris' };
const other = (name: string) => ({ uid: null, name });
const asked = (names: readonly UnclearName[]) =>
  names.map(({ name, options }) => [name, options.map(({ value }) => value)]);

describe('unclear names', () => {
  test('are names with suggestions', () => {
    const results = {
      people: [person('Tom', harris), person('Ann')],
      totals: [],
      games: gamesOf('Tom', 'Tom'),
    };
    expect(unclearNames(results)).toMatchObject([{ name: 'Tom', games: 2, options: [harris] }]);
  });

  test('are the rarer of two similar names', () => {
    const people = [person('Tmo', other('Tom')), person('Tom', other('Tmo'))];
    expect(asked(unclearNames({ people, totals: [], games: gamesOf('Tmo', 'Tom', 'Tom') }))).toEqual([
      ['Tmo', ['name Tom']],
    ]);
    expect(asked(unclearNames({ people, totals: [], games: gamesOf('Tmo', 'Tom') }))).toEqual([
      ['Tom', ['name Tmo']],
    ]);
  });

  test('offer a known person once if the text also has the full name', () => {
    const people = [person('Tom', harris, other('Tom Harris')), { ...person('Tom Harris'), uid: 'tom' }];
    expect(asked(unclearNames({ people, totals: [], games: gamesOf('Tom', 'Tom Harris') }))).toEqual([
      ['Tom', ['uid tom']],
    ]);
  });

  test('include names of totals', () => {
    const totals = [{ name: 'Tom', played: 4, won: 4, drawn: 0, lost: 0 }];
    const people = [person('Tom', harris)];
    expect(unclearNames({ people, games: [], totals })).toMatchObject([{ name: 'Tom', games: 4 }]);
  });
});

describe('choices for the API', () => {
  const option = (uid: string | null, name: string) => ({ uid, name, value: uid ?? name });
  const names: UnclearName[] = [
    { name: 'Tom', games: 3, options: [option('tom', 'Tom Harris'), option(null, 'Tom H')] },
    { name: 'Tom H', games: 2, options: [option(null, 'Tom')] },
  ];
  const choose = (...choices: (readonly [string, string | null])[]) => toNameChoices(names, new Map(choices));

  test('are empty for someone new and for names without a choice', () => {
    expect(choose(['Tom', null])).toEqual([]);
  });

  test('are a known person or another name', () => {
    expect(choose(['Tom', 'tom'])).toEqual([{ name: 'Tom', uid: 'tom' }]);
    expect(choose(['Tom H', 'Tom'], ['Tom', null])).toEqual([{ name: 'Tom H', sameAs: 'Tom' }]);
  });

  test('are the known person if the other name is a known person', () => {
    expect(choose(['Tom', 'tom'], ['Tom H', 'Tom'])).toEqual([
      { name: 'Tom', uid: 'tom' },
      { name: 'Tom H', uid: 'tom' },
    ]);
  });

  test('are one person for two names that are each the other', () => {
    const circle = [
      ['Tom', 'Tom H'],
      ['Tom H', 'Tom'],
    ] as const;
    expect(choose(...circle)).toEqual([{ name: 'Tom H', sameAs: 'Tom' }]);
  });
});

test('new names are the others', () => {
  const people = [person('Tom', harris), person('Tim'), { ...person('Ann'), uid: 'ann' }, person('Bo')];
  const results = { people, totals: [], games: gamesOf('Tom', 'Tim', 'Ann') };
  expect(newNames(results, [{ name: 'Tom', uid: 'tom' }])).toEqual(['Tim', 'Bo']);
});

import { describe, expect, test } from 'vitest';
import { nameMatcher } from './match-names.ts';
import { suggestPeople } from './suggest-names.ts';

const people = [
  { uid: 'tom', name: 'Tom Harris' },
  { uid: 'zoe', name: 'Zoë' },
  { uid: 'ann1', name: 'Ann Lee' },
  { uid: 'ann2', name: 'Ann Moss' },
  { uid: 'max', name: 'Maximilian' },
  { uid: 'sam1', name: 'Sam' },
  { uid: 'sam2', name: 'Sam' },
  { uid: 'lea', name: 'Leandro' },
];

describe('name matching', () => {
  const match = nameMatcher(people);

  test.each([
    ['the same name', 'Tom Harris', 'tom'],
    ['a name with decomposed accents', 'Zoe\u0308', 'zoe'],
    ['a name with extra spaces', ' Tom  Harris', 'tom'],
  ])('finds a person by %s', (_kind, name, uid) => {
    expect(match(name)).toBe(uid);
  });

  test.each([
    ['a name in another case', 'TOM HARRIS'],
    ['a name without its accents', 'Zoe'],
    ['a name with an emoji', 'Zoë ⚽'],
    ['a name with a missing letter', 'Tom Haris'],
    ['a first name', 'Tom'],
    ['a nickname', 'Max'],
    ['an unknown name', 'Dave'],
    ['a name that two people have', 'Sam'],
  ])('finds nobody by %s', (_kind, name) => {
    expect(match(name)).toBeNull();
  });

  test('finds a person whom an earlier import added with a letter', () => {
    const lettered = { uid: 'g_1', name: 'tom harris B' };
    expect(nameMatcher([...people, lettered])('tom harris')).toBe('g_1');
    expect(nameMatcher([lettered])('tom harris')).toBeNull();
    expect(nameMatcher([...people, { ...lettered, uid: 'registered' }])('tom harris')).toBeNull();
  });
});

describe('name suggestions', () => {
  test.each([
    ['two people for a name that both have', 'Sam', ['sam1', 'sam2']],
    ['one person for a name in another case', 'TOM HARRIS', ['tom']],
    ['one person for a name without its accents', 'Zoe', ['zoe']],
    ['one person for a missing letter', 'Tom Haris', ['tom']],
    ['one person for a different letter', 'Leamdro', ['lea']],
    ['one person for two swapped letters', 'Tom Harirs', ['tom']],
    ['one person for words in another order', 'Harris Tom', ['tom']],
    ['one person for a first name that no one else has', 'Tom', ['tom']],
    ['one person for a first name with an initial', 'Ann L', ['ann1']],
  ])('have %s', (_kind, name, uids) => {
    expect(suggestPeople(name, people)).toEqual(uids);
  });

  test.each([
    ['a first name that two people have', 'Ann'],
    ['a short name with another letter', 'Zoo'],
    ['another surname', 'Tom Baker'],
    ['an unknown name', 'Dave'],
  ])('have nobody for %s', (_kind, name) => {
    expect(suggestPeople(name, people)).toEqual([]);
  });
});

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
    ['decomposed accents', 'Zoe\u0308', 'zoe'],
    ['other spaces', ' Tom  Harris', 'tom'],
  ])('finds a person by %s', (_kind, name, uid) => {
    expect(match(name)).toBe(uid);
  });

  test.each([
    ['another case', 'TOM HARRIS'],
    ['no accents', 'Zoe'],
    ['an emoji', 'Zoë ⚽'],
    ['one letter', 'Tom Haris'],
    ['a first name', 'Tom'],
    ['a nickname', 'Max'],
    ['an unknown name', 'Dave'],
    ['a name that two people have', 'Sam'],
  ])('finds nobody by %s', (_kind, name) => {
    expect(match(name)).toBeNull();
  });

  test('finds the person added by hand with a letter because of a namesake', () => {
    const lettered = { uid: 'g_1', name: 'tom harris B' };
    expect(nameMatcher([...people, lettered])('tom harris')).toBe('g_1');
    expect(nameMatcher([lettered])('tom harris')).toBeNull();
    expect(nameMatcher([...people, { ...lettered, uid: 'registered' }])('tom harris')).toBeNull();
  });
});

describe('name suggestions', () => {
  test.each([
    ['two people with the same name', 'Sam', ['sam1', 'sam2']],
    ['another case', 'TOM HARRIS', ['tom']],
    ['no accents', 'Zoe', ['zoe']],
    ['one missing letter', 'Tom Haris', ['tom']],
    ['one different letter', 'Leamdro', ['lea']],
    ['two swapped letters', 'Tom Harirs', ['tom']],
    ['the other order', 'Harris Tom', ['tom']],
    ['a nickname', 'Max', ['max']],
    ['a nickname with the same surname', 'Thomas Harris', ['tom']],
    ['a first name that one person has', 'Tom', ['tom']],
    ['a first name with an initial', 'Ann L', ['ann1']],
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

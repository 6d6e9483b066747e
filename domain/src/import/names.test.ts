import { describe, expect, test } from 'vitest';
import { nameMatcher, nameSuggester } from './names.ts';

const people = [
  { uid: 'tom', name: 'Tom Harris' },
  { uid: 'zoe', name: 'Zoë' },
  { uid: 'ann1', name: 'Ann Lee' },
  { uid: 'ann2', name: 'Ann Moss' },
  { uid: 'sam1', name: 'Sam' },
  { uid: 'sam2', name: 'Sam' },
  { uid: 'lea', name: 'Leandro' },
];

describe('name matching', () => {
  test.each([
    ['the same name', 'Tom Harris', 'tom'],
    ['decomposed accents and spaces', ' Zoe\u0308 ', 'zoe'],
    ['another case', 'TOM HARRIS', null],
    ['a missing accent', 'Zoe', null],
    ['a first name', 'Tom', null],
    ['a name that two people have', 'Sam', null],
  ])('by %s', (_kind, name, uid) => {
    expect(nameMatcher(people)(name)).toBe(uid);
  });

  test('finds a person whom an earlier import added with a letter', () => {
    const lettered = { uid: 'g_1', name: 'tom harris B' };
    expect(nameMatcher([...people, lettered])('tom harris')).toBe('g_1');
    expect(nameMatcher([lettered])('tom harris')).toBeNull();
    expect(nameMatcher([...people, { ...lettered, uid: 'registered' }])('tom harris')).toBeNull();
  });
});

test.each([
  ['Sam', ['sam1', 'sam2']],
  ['TOM HARRIS', ['tom']],
  ['Zoe ⚽', ['zoe']],
  ['Tom Haris', ['tom']],
  ['Leamdro', ['lea']],
  ['Tom', ['tom']],
  ['Ann L', ['ann1']],
  ['Ann', []],
  ['Zoo', []],
  ['Tom Baker', []],
  ['Tomm', []],
])('people with a name like %j are %j', (name, uids) => {
  expect(nameSuggester(people)(name).map(({ uid }) => uid)).toEqual(uids);
});

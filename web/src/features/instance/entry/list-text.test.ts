import { expect, test } from 'vitest';
import { entryText, foundText, type ImportedEntry, savedText, saveText } from './list-preview.tsx';

const tom: ImportedEntry = {
  ...{ line: 1, name: 'Tom', status: 'PLAYING', isReserve: false, plusOnes: 0, uid: null },
  suggestions: [{ uid: 'tom', name: 'Tom Harris' }],
};
const knownTom = { ...tom, uid: 'tom' };
const change = { entry: tom, isNew: true, status: 'PLAYING', plusOnes: 0 } as const;

test.each([
  [9, 0, 'Add 9 people', '9 people added'],
  [1, 1, 'Add 1 person and change 1 reply', '1 person added, 1 reply changed'],
  [0, 2, 'Change 2 replies', '2 replies changed'],
  [0, 0, null, 'Nothing to change'],
])('button and toast for %i new people and %i changed replies', (added, changed, button, toast) => {
  expect(saveText({ added, changed })).toBe(button);
  expect(savedText({ added, changed })).toBe(toast);
});

test.each([
  ['someone new', tom, { change, person: undefined }, 'New'],
  ['someone who brings two', { ...tom, plusOnes: 2 }, { change, person: undefined }, 'New · brings 2'],
  ['a member without a player instance', knownTom, { change, person: undefined }, 'From earlier games'],
  [
    'a changed reply',
    knownTom,
    { change: { ...change, isNew: false }, person: { status: 'NOT_PLAYING' } },
    'Was not playing',
  ],
  ['the same reply', knownTom, { change: undefined, person: { status: 'PLAYING' } }, 'No change'],
  ['an undecided name', { ...tom, plusOnes: 1 }, undefined, 'brings 1'],
] as const)('text for %s', (_kind, entry, effect, text) => {
  expect(entryText(entry, effect)).toBe(text);
});

test('counts the people found', () => {
  expect(foundText(0, false)).toBe("We couldn't find any names.");
  expect(foundText(1, true)).toBe('We found 1 person. Nothing is saved yet.');
  expect(foundText(2, false)).toBe("We found 2 people. There's nothing to change.");
});

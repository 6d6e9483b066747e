import { expect, test } from 'vitest';
import { effectText, foundText, savedText, saveText } from './list-text.ts';

const entry = { line: 1, name: 'Tom', status: 'PLAYING', isReserve: false, plusOnes: 0, uid: null } as const;
const change = { entry, isNew: true, status: 'PLAYING', plusOnes: 0 } as const;

test.each([
  [9, 0, 'Add 9 people', '9 people added'],
  [1, 1, 'Add 1 person and change 1 reply', '1 person added, 1 reply changed'],
  [0, 2, 'Change 2 replies', '2 replies changed'],
  [0, 0, null, 'Nothing to change'],
])('button and toast for %i new people and %i changed replies', (added, changed, button, toast) => {
  expect(saveText({ added, changed })).toBe(button);
  expect(savedText({ added, changed })).toBe(toast);
});

test('toast names people whom the server left out', () => {
  expect(savedText({ added: 1, changed: 0 }, 1)).toBe('1 person added, 1 person left out');
});

test.each([
  ['someone new', null, { change, person: undefined }, 'New'],
  ['a member without a player instance', 'tom', { change, person: undefined }, 'From earlier games'],
  [
    'a changed reply',
    'tom',
    { change: { ...change, isNew: false }, person: { status: 'NOT_PLAYING' } },
    'Was not playing',
  ],
  ['the same reply', 'tom', { change: undefined, person: { status: 'PLAYING' } }, 'No change'],
] as const)('text for %s', (_kind, uid, effect, text) => {
  expect(effectText(uid, effect)).toBe(text);
});

test('counts the people found', () => {
  expect(foundText(0, false)).toBe("We couldn't find any names.");
  expect(foundText(1, true)).toBe('We found 1 person. Nothing is saved yet.');
  expect(foundText(2, false)).toBe("We found 2 people. There's nothing to change.");
});

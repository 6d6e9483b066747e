import { expect, test } from 'vitest';
import { reuseEqualParts } from './reuse-equal-parts.ts';

const at = (ms: number) => new Date(ms);

test('equal parts keep their identity at every depth', () => {
  const before = {
    game: { name: 'Fives' },
    at: at(1),
    people: [
      { uid: 'a', at: at(2) },
      { uid: 'b', at: null },
    ],
  };
  const next = {
    game: { name: 'Fives' },
    at: at(3),
    people: [
      { uid: 'a', at: at(2) },
      { uid: 'c', at: null },
    ],
  };
  const kept = reuseEqualParts(before, next);
  expect(kept).toEqual(next);
  expect(kept.game).toBe(before.game);
  expect(kept.people[0]).toBe(before.people[0]);
  expect(kept.people).not.toBe(before.people);
  expect(kept.people[1]).not.toBe(before.people[1]);
});

test('an equal value returns the old value', () => {
  const before = { people: [{ uid: 'a', at: at(2) }], none: undefined };
  expect(reuseEqualParts(before, { people: [{ uid: 'a', at: at(2) }], none: undefined })).toBe(before);
});

test.each([
  [[1], [1, 2]],
  [[1, 2], [1]],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[], {}],
  [null, {}],
  [{}, null],
  [at(1), {}],
  [at(1), at(2)],
  [new Set(), new Set(['editMoney'])],
  [new Set(['editGame']), new Set(['editMoney'])],
])('%j differs from %j', (before, next) => {
  expect(reuseEqualParts(before, next)).toStrictEqual(next);
});

test('a set with the same values keeps its identity', () => {
  const before = new Set(['editGame', 'editMoney']);
  expect(reuseEqualParts(before, new Set(['editMoney', 'editGame']))).toBe(before);
});

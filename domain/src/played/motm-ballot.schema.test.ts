import { expect, test } from 'vitest';
import { motmBallotSchema } from '../instance/player-instance.schema.ts';
import { picksNeeded } from '../limits.ts';

test('a voter picks three players, or all others if fewer played', () => {
  expect([0, 1, 2, 3, 4, 5, 22].map(picksNeeded)).toEqual([0, 0, 1, 2, 3, 3, 3]);
});

test('a stored ballot has one to three picks', () => {
  const ballot = (votes: string[]) => motmBallotSchema.safeParse({ votes, castAt: new Date(0) }).success;
  expect([[], ['a'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map(ballot)).toEqual([false, true, true, false]);
});

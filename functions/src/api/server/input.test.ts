import { apiContract } from '@fives/domain';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { parseInput } from './input.ts';

test('bad input is told in words, also where its schema has none of its own', () => {
  const withoutUid = { params: {}, originalUrl: '/player' } as Request;
  expect(() => parseInput(apiContract.findPlayer, withoutUid)).toThrow(
    'Invalid input: expected string, received undefined',
  );
});

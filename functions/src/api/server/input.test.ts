import { apiContract } from '@fives/domain';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { parseInput } from './input.ts';

test('has a default message for bad input if the schema has none', () => {
  const withoutUid = { params: {}, originalUrl: '/player' } as Request;
  expect(() => parseInput(apiContract.findPlayer, withoutUid)).toThrow(
    'Invalid input: expected string, received undefined',
  );
});

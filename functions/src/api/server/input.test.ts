import { apiContract } from '@fives/domain';
import type { Request } from 'express';
import { expect, test } from 'vitest';
import { parseInput } from './input.ts';

test('parseInput throws the default message of zod if the schema has none', () => {
  const withoutUid = { params: {}, originalUrl: '/player' } as Request;
  expect(() => parseInput(apiContract.findPlayer, withoutUid)).toThrow(
    'Invalid input: expected string, received undefined',
  );
});

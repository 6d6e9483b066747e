import { expect, test } from 'vitest';
import { pushTokenTextSchema } from './player.schema.ts';

const problem = (token: unknown) => pushTokenTextSchema.safeParse(token).error?.issues[0]?.message ?? null;

test.each<[unknown, string | null]>([
  ['cX1:APA91b-_x', null],
  ['x'.repeat(4096), null],
  ['x'.repeat(4097), 'Must be at most 4096 characters'],
  ['', 'Push token is required'],
  [undefined, 'Push token is required'],
  ['two words', 'Not a valid push token'],
  ['line\n', 'Not a valid push token'],
  ['é', 'Not a valid push token'],
])('push token %j gets the error %j', (token, message) => {
  expect(problem(token)).toBe(message);
});

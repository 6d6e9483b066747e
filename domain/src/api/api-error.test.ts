import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, apiErrorSchema, toFieldMessages } from './api-error.ts';

function messages(schema: z.ZodMiniType, input: unknown) {
  const { error } = schema.safeParse(input);
  return error && toFieldMessages(error);
}

describe('API error', () => {
  test('has a code, a message and the invalid fields', () => {
    const error = new ApiError('bad-input', 'Check the form', { name: 'Name is required' });
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('ApiError');
    expect(apiErrorSchema.parse(error.toBody())).toEqual({
      error: { code: 'bad-input', message: 'Check the form', fields: { name: 'Name is required' } },
    });
    expect(new ApiError('not-found', 'Gone').toBody().error.fields).toEqual({});
  });

  test('has a reason with a code for programs', () => {
    const reason = { code: 'TEAMS_UNEVEN', players: ['ana'] } as const;
    const error = new ApiError('conflict', 'No teams', {}, reason);
    expect(apiErrorSchema.parse(error.toBody()).error.reason).toEqual(reason);
    expect(new ApiError('conflict', 'No teams').toBody().error).not.toHaveProperty('reason');
  });
});

describe('field messages', () => {
  const schema = z.strictObject({
    name: z.string('Name is required').check(z.minLength(2, 'Too short'), z.maxLength(1, 'Too long')),
  });

  test('show the first error of each field', () => {
    expect(messages(schema, { name: 'abc' })).toEqual({ name: 'Too long' });
    expect(messages(schema, {})).toEqual({ name: 'Name is required' });
    const twoChecks = z.object({ a: z.string('First').check(z.minLength(9, 'Short'), z.regex(/x/, 'Odd')) });
    expect(messages(twoChecks, { a: '' })).toEqual({ a: 'Short' });
  });

  test('include the path inside lists and parts', () => {
    const nested = z.object({ votes: z.array(z.strictObject({ uid: z.string('Who?') })) });
    expect(messages(nested, { votes: [{ uid: 'a' }, { more: 1 }] })).toEqual({
      'votes.1.uid': 'Who?',
      'votes.1.more': 'Unknown field',
    });
  });

  test('include each unknown field, even names that every object inherits', () => {
    const sent: unknown = JSON.parse('{"name":"ab","constructor":1,"toString":2,"__proto__":3}');
    const found = messages(z.strictObject({ name: z.string() }), sent);
    expect(Object.entries(found ?? {})).toEqual([
      ['constructor', 'Unknown field'],
      ['toString', 'Unknown field'],
      ['__proto__', 'Unknown field'],
    ]);
  });

  test('use `body` for the input as a whole', () => {
    expect(messages(schema, 'text')).toEqual({ body: expect.any(String) });
    expect(messages(z.partial(schema).check(z.refine(() => false, 'Nothing to change')), {})).toEqual({
      body: 'Nothing to change',
    });
  });
});

import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { toFieldMessages } from '../api/api-error.ts';
import {
  deleteFormSchema,
  guestFormSchema,
  loginDialogSchema,
  loginFormSchema,
  registerFormSchema,
} from './account.forms.ts';
import { pushTokenTextSchema } from './player.schema.ts';

function messages(schema: z.ZodMiniType, input: object) {
  const result = schema.safeParse(input);
  return result.success ? {} : toFieldMessages(result.error);
}

const REQUIRED = 'This field is required';

describe('log-in', () => {
  test('needs an email and a password', () => {
    for (const empty of [{}, { email: '', password: '' }]) {
      expect(messages(loginFormSchema, empty)).toEqual({ email: REQUIRED, password: REQUIRED });
    }
  });

  test('has a message for each missing field in the dialog on an invite', () => {
    for (const empty of [{}, { email: ' ', password: '' }]) {
      expect(messages(loginDialogSchema, empty)).toEqual({
        email: 'Email is required',
        password: 'Password is required',
      });
    }
  });

  test('trims the email but not the password', () => {
    const typed = { email: ' sam ', password: ' x ' };
    expect(loginFormSchema.parse(typed)).toEqual({ email: 'sam', password: ' x ' });
    expect(loginDialogSchema.parse(typed)).toEqual({ email: 'sam', password: ' x ' });
  });
});

describe('registration', () => {
  const filledIn = { name: 'Sam', email: 'sam@example.com', password: 'secret', repeatPassword: 'secret' };

  test('accepts a name, an email and two equal passwords', () => {
    expect(registerFormSchema.parse(filledIn)).toEqual(filledIn);
  });

  test('reports each missing field', () => {
    const expected = {
      name: 'Name or nickname is required',
      email: 'Email is required',
      password: REQUIRED,
      repeatPassword: REQUIRED,
    };
    expect(messages(registerFormSchema, {})).toEqual(expected);
    expect(messages(registerFormSchema, { name: '', email: '', password: '', repeatPassword: '' })).toEqual(
      expected,
    );
  });

  test.each([
    [
      'a password of five characters',
      { password: '12345', repeatPassword: '12345' },
      'password',
      'Password must be at least 6 characters',
    ],
    ['two different passwords', { repeatPassword: 'Secret' }, 'repeatPassword', 'The passwords do not match'],
    ['no email', { email: '  ' }, 'email', 'Email is required'],
    ['an incomplete email', { email: 'sam@' }, 'email', 'Enter a valid email address'],
    [
      'an email that is too long',
      { email: `${'x'.repeat(250)}@e.co` },
      'email',
      'Must be at most 254 characters',
    ],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name', 'Must be at most 60 characters'],
  ])('reports %s in its field', (_what, changes, field, message) => {
    expect(messages(registerFormSchema, { ...filledIn, ...changes })).toEqual({ [field]: message });
  });

  test('reports different passwords even if the name is missing', () => {
    expect(messages(registerFormSchema, { ...filledIn, name: '', repeatPassword: 'other' })).toEqual({
      name: 'Name or nickname is required',
      repeatPassword: 'The passwords do not match',
    });
  });
});

describe('playing as a guest', () => {
  test('needs a name', () => {
    for (const empty of [{}, { name: '' }, { name: '  ' }]) {
      expect(messages(guestFormSchema, empty)).toEqual({ name: 'Name is required' });
    }
    expect(guestFormSchema.parse({ name: ' Kim ' })).toEqual({ name: 'Kim' });
  });
});

describe('deleting an account', () => {
  test('needs only the typed word DELETE', () => {
    for (const confirmation of ['DELETE', 'delete', ' Delete '])
      expect(messages(deleteFormSchema, { confirmation })).toEqual({});
    for (const confirmation of ['', 'yes', 'DELETE IT', undefined]) {
      expect(messages(deleteFormSchema, { confirmation })).toEqual({
        confirmation: 'Type DELETE to confirm',
      });
    }
  });
});

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

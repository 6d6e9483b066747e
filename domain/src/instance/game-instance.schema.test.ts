import { describe, expect, test } from 'vitest';
import {
  colourSchema,
  goalsSchema,
  teamNameSchema,
  winningMarginSchema,
  winningTeamSchema,
} from './game-instance.schema.ts';

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message ?? null;

describe('goals and margins', () => {
  test.each([
    [0, null],
    [99, null],
    [100, 'Must be 99 or less'],
    [-1, 'Must be 0 or more'],
    [1.5, 'Must be a whole number'],
  ])('a goal count of %d gets the error %j', (goals, message) => {
    expect(messageOf(goalsSchema.safeParse(goals))).toBe(message);
  });

  test.each([
    [1, null],
    [99, null],
    [100, 'Must be 99 or less'],
    [0, 'Must be 1 or more'],
    [2.5, 'Must be a whole number'],
  ])('a margin of %d gets the error %j', (margin, message) => {
    expect(messageOf(winningMarginSchema.safeParse(margin))).toBe(message);
  });

  test('turn minus zero into zero', () => {
    expect(Object.is(goalsSchema.parse(-0), 0)).toBe(true);
  });

  test('must be numbers', () => {
    for (const value of ['1', Number.NaN, Number.POSITIVE_INFINITY, null, true]) {
      expect(goalsSchema.safeParse(value).success).toBe(false);
      expect(winningMarginSchema.safeParse(value).success).toBe(false);
    }
  });
});

describe('teams', () => {
  test.each(['#000000', '#FFFFFF', '#1a2B3c'])('may have the colour %s', (colour) => {
    expect(colourSchema.parse(colour)).toBe(colour);
  });

  test.each(['', '#FFF', 'black', '#GGGGGG', '#0000000', '000000', ' #000000', '#000000\n'])(
    'may not have the colour %j',
    (colour) => {
      expect(messageOf(colourSchema.safeParse(colour))).toBe('Must be a colour such as #1A2B3C');
    },
  );

  test('may have no name or one of at most 30 characters', () => {
    expect(teamNameSchema.parse('  ')).toBe('');
    expect(teamNameSchema.parse(` ${'x'.repeat(30)} `)).toBe('x'.repeat(30));
    expect(messageOf(teamNameSchema.safeParse('x'.repeat(31)))).toBe('Must be at most 30 characters');
  });

  test('need a winner or a draw', () => {
    expect(messageOf(winningTeamSchema.safeParse('NO_TEAM'))).toBe('Choose a winning team or a draw');
    expect(messageOf(winningTeamSchema.safeParse(null))).toBe('Choose a winning team or a draw');
  });
});

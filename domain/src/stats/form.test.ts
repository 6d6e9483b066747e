import { describe, expect, test } from 'vitest';
import { FORM_LENGTH, formScore, recentForm } from './form.ts';

describe('form', () => {
  test('shows the last six results, the newest last', () => {
    expect(FORM_LENGTH).toBe(6);
    expect(recentForm('LLLWDWWWL')).toEqual(['W', 'D', 'W', 'W', 'W', 'L']);
    expect(recentForm('WD')).toEqual(['W', 'D']);
    expect(recentForm('')).toEqual([]);
  });

  test('is compared by the points of those six alone', () => {
    expect(formScore('WWWWWWLLLLLD')).toBe(1);
    expect(formScore('WWWWWW')).toBe(18);
    expect(formScore('')).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { ALL_KINDS_ON, kindsFor, NOTIFICATION_KINDS, wantsKind, withKind } from './notification.schema.ts';

describe('notification settings', () => {
  test('leave every kind on by default', () => {
    for (const kind of NOTIFICATION_KINDS) expect(wantsKind(ALL_KINDS_ON, kind), kind).toBe(true);
  });

  test('change only the chosen kind', () => {
    const withoutResults = withKind(ALL_KINDS_ON, 'RESULT', false);
    expect(NOTIFICATION_KINDS.filter((kind) => !wantsKind(withoutResults, kind))).toEqual(['RESULT']);
    expect(withKind(withoutResults, 'RESULT', true)).toEqual(ALL_KINDS_ON);
    expect(ALL_KINDS_ON).toEqual({ off: [] });
  });

  test('stay the same object if a kind already has the chosen state', () => {
    const withoutResults = withKind(ALL_KINDS_ON, 'RESULT', false);
    expect(withKind(withoutResults, 'RESULT', false)).toBe(withoutResults);
    expect(withKind(withoutResults, 'INVITE', true)).toBe(withoutResults);
  });

  test('offer guests no switches for organiser or voter kinds', () => {
    expect(kindsFor(false)).toEqual(NOTIFICATION_KINDS);
    const hidden = ['GAME_SHORT', 'ORGANISING', 'DROP_OUT', 'MOTM_OPEN'];
    expect(NOTIFICATION_KINDS.filter((kind) => !kindsFor(true).includes(kind))).toEqual(hidden);
  });
});

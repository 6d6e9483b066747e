import { addHours, addMinutes } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { MAX_EMAILS_PER_DAY, withEmail } from './email.ts';
import type { SentEmail } from './notification.schema.ts';

const NOON = new Date('2026-06-16T12:00:00Z');
const about = (kind: 'INVITE' | 'ORGANISING', gameId = 'tuesday') => ({ kind, gameId });

describe('limit of emails', () => {
  test('is one email per kind, game and hour', () => {
    const first = withEmail([], about('ORGANISING'), 'a', NOON) ?? [];
    expect(withEmail(first, about('ORGANISING'), 'b', addMinutes(NOON, 59))).toBeNull();
    expect(withEmail(first, about('ORGANISING'), 'b', addMinutes(NOON, 60))).toHaveLength(2);
    expect(withEmail(first, about('INVITE'), 'b', NOON)).toHaveLength(2);
    expect(withEmail(first, about('ORGANISING', 'friday'), 'b', NOON)).toHaveLength(2);
  });

  test('permits a retry of the same email', () => {
    const first = withEmail([], about('INVITE'), 'a', NOON) ?? [];
    expect(withEmail(first, about('INVITE'), 'a', addMinutes(NOON, 5))).toBe(first);
  });

  test('is twelve emails per day', () => {
    let sent: readonly SentEmail[] = [];
    for (let hour = 0; hour < MAX_EMAILS_PER_DAY; hour++)
      sent = withEmail(sent, about('INVITE', `game-${hour}`), `${hour}`, addHours(NOON, hour)) ?? [];
    expect(sent).toHaveLength(MAX_EMAILS_PER_DAY);
    expect(withEmail(sent, about('INVITE', 'other'), 'x', addHours(NOON, 23))).toBeNull();
    expect(withEmail(sent, about('INVITE', 'other'), 'x', addHours(NOON, 24))).toHaveLength(12);
  });
});

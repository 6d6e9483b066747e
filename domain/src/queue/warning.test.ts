import { describe, expect, test } from 'vitest';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { REMINDERS } from '../instance/reminders.ts';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { paceAt, paceHoursAt, whomToAsk, withYesCounts } from './warning.ts';

const HOUR = 3_600_000;
const before = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * HOUR);
const withYes = (playing: number, changes: Partial<GameInstance> = {}) =>
  aGameInstance({ counts: { playing, notPlaying: 0, unanswered: 0 }, ...changes });
const ahead = withYes(5);

describe('the hours of the pace', () => {
  test.each([
    [72.01, null],
    [72, 72],
    [71.01, 72],
    [71, null],
    [24, 24],
    [3, null],
  ])('%f hours before the start', (hours, expected) => {
    expect(paceHoursAt(ahead, before(hours))).toBe(expected);
  });
});

describe('the counted yes replies', () => {
  test('are stored with the reminder of their hours', () => {
    expect(withYesCounts({ 72: 4 }, REMINDERS, ahead, before(24))).toEqual({ 72: 4, 24: 5 });
  });

  test.each([
    ['a reminder that is late', REMINDERS, before(22)],
    ['another reminder', REMINDERS.slice(1), before(72)],
  ])('are not stored with %s', (_, due, now) => {
    expect(withYesCounts(undefined, due, ahead, now)).toBeUndefined();
  });
});

describe('the pace of an instance', () => {
  const week = (changes: Partial<GameInstance> = {}) => ({
    instance: withYes(10, changes),
    yesCounts: { 72: 8 },
  });
  const eight = Array.from({ length: 8 }, () => week());

  test('has the usual count at these hours', () => {
    expect(paceAt(ahead, eight, 72)).toMatchObject({ usual: 8 });
    expect(paceAt(ahead, eight, 24)).toBeNull();
  });

  test.each([
    ['cancelled', week({ status: 'CANCELLED' })],
    ['moved', week({ regularStart: before(24) })],
    ['imported', week({ importId: 'one' })],
    ['without a count', { ...week(), yesCounts: undefined }],
  ])('skips a week that is %s', (_, skipped) => {
    expect(paceAt(ahead, [skipped, ...eight.slice(1)], 72)).toBeNull();
  });
});

describe('the people to ask', () => {
  const noReply = (uid: string) => aPlayerInstance({ uid, status: 'UNANSWERED', repliedAt: null });
  const late = (uid: string) => aPlayerInstance({ uid, repliedAt: before(10) });
  const early = (uid: string) => aPlayerInstance({ uid, repliedAt: before(100) });
  const past = Array.from({ length: 8 }, () => ({
    startDateTime: A_KICK_OFF,
    people: [late('ana'), late('ben'), early('cem'), noReply('dee')],
  }));
  const uidsToAsk = (people: readonly PlayerInstance[]) =>
    whomToAsk(ahead, people, past, 72).map(({ uid }) => uid);

  test('have often said yes late', () => {
    expect(uidsToAsk(['ana', 'ben', 'cem', 'dee', 'new'].map(noReply))).toEqual(['ana', 'ben']);
  });

  test('are not the ones with a reply', () => {
    expect(uidsToAsk([late('ana'), noReply('ben')])).toEqual(['ben']);
  });
});

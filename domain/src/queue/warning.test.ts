import { describe, expect, test } from 'vitest';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { isWarningTime, paceAtWarning, whomToAsk } from './health.ts';

const HOUR = 3_600_000;
const before = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * HOUR);
const withYes = (playing: number, changes: Partial<GameInstance> = {}) =>
  aGameInstance({ counts: { playing, notPlaying: 0, unanswered: 0 }, ...changes });
const ahead = withYes(5);

test.each([
  [72.01, false],
  [72, true],
  [71.01, true],
  [71, false],
])('%f hours before the start is the time of the warning: %s', (hours, expected) => {
  expect(isWarningTime(ahead, before(hours))).toBe(expected);
});

describe('the pace at the warning', () => {
  const week = (changes: Partial<GameInstance> = {}) => ({ instance: withYes(10, changes), earlyYes: 8 });
  const eight = Array.from({ length: 8 }, () => week());

  test('has the usual number of yes replies', () => {
    expect(paceAtWarning(ahead, eight)).toMatchObject({ usual: 8 });
  });

  test.each([
    ['cancelled', week({ status: 'CANCELLED' })],
    ['moved', week({ regularStart: before(24) })],
    ['imported', week({ importId: 'one' })],
    ['without a count', { ...week(), earlyYes: undefined }],
  ])('skips a week that is %s', (_, skipped) => {
    expect(paceAtWarning(ahead, [skipped, ...eight.slice(1)])).toBeNull();
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
    whomToAsk(ahead, people, past).map(({ uid }) => uid);

  test('have often said yes late', () => {
    expect(uidsToAsk(['ana', 'ben', 'cem', 'dee', 'new'].map(noReply))).toEqual(['ana', 'ben']);
  });

  test('are not the ones with a reply', () => {
    expect(uidsToAsk([late('ana'), noReply('ben')])).toEqual(['ben']);
  });
});

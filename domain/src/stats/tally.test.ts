import { describe, expect, test } from 'vitest';
import type { Outcome } from '../played/result.ts';
import { aHistoryInstance, frozen } from '../testing/factories.ts';
import { DEFAULT_POINTS } from './tally.schema.ts';
import {
  addMotm,
  addOutcome,
  EMPTY_TALLY,
  FORM_LENGTH,
  formScore,
  recentForm,
  recordedResults,
} from './tally.ts';

const weeks = (count: number) => new Date(Date.UTC(2026, 0, 6 + 7 * count, 19));

describe('points', () => {
  test('follow the points of the game for five wins in a row with an award', () => {
    const points = { win: 2, draw: 7, loss: 1, motm: 11, num3InARow: 13, num5InARow: 17 };
    const played = [...'DLWWWWW'].reduce(
      (tally, outcome) => addOutcome(tally, outcome as Outcome, points),
      EMPTY_TALLY,
    );
    expect(played.totalPoints).toBe(7 + 1 + 5 * 2 + 13 + 17);
    expect(addMotm(played, points).totalPoints).toBe(48 + 11);
    expect(formScore('DLWWWWW', points)).toBe(1 + 5 * 2);
  });
});

describe('result', () => {
  test('is listed by start, unless the game is open or cancelled', () => {
    const instances = frozen([
      aHistoryInstance({ giId: 'newest', startDateTime: weeks(3) }),
      aHistoryInstance({ giId: 'open', startDateTime: weeks(2), winningTeam: null }),
      aHistoryInstance({ giId: 'cancelled', startDateTime: weeks(1), status: 'CANCELLED' }),
      aHistoryInstance({ giId: 'oldest', startDateTime: weeks(0) }),
    ]);
    expect(recordedResults(instances).map(({ giId }) => giId)).toEqual(['oldest', 'newest']);
  });

  test('is ordered by id if two games start together', () => {
    const [b, a] = [aHistoryInstance({ giId: 'b' }), aHistoryInstance({ giId: 'a' })];
    expect(recordedResults([b, a])).toEqual([a, b]);
    expect(recordedResults([a, b])).toEqual([a, b]);
  });
});

describe('form', () => {
  test('has the last six results, newest last', () => {
    expect(FORM_LENGTH).toBe(6);
    expect(recentForm('LLLWDWWWL')).toEqual(['W', 'D', 'W', 'W', 'W', 'L']);
    expect(recentForm('WD')).toEqual(['W', 'D']);
    expect(recentForm('')).toEqual([]);
  });

  test('has a score from only those six results', () => {
    expect(formScore('WWWWWWLLLLLD', DEFAULT_POINTS)).toBe(1);
    expect(formScore('WWWWWW', DEFAULT_POINTS)).toBe(18);
    expect(formScore('', DEFAULT_POINTS)).toBe(0);
  });
});

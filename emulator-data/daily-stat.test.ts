import { dailyStatSchema, type PlayerGameStats, zeroedRows } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { longestWinStreak } from './daily-stat.ts';

const NOW = new Date('2026-06-16T12:00:00Z');

function aRow(name: string, form: string, leaderboardPosition: number | null): PlayerGameStats {
  const [row] = zeroedRows([{ uid: name.toLowerCase(), name, isGuest: leaderboardPosition === null }]);
  return { ...(row as PlayerGameStats), form, leaderboardPosition };
}

describe('the stat of the day of the demo world', () => {
  test('names whoever won most games in a row', () => {
    const rows = [aRow('Ada', 'WWWLWW', 1), aRow('Bob', 'LWWWWDW', 2), aRow('Cem', 'LLLLLLL', 3)];
    const stat = longestWinStreak(rows, NOW);
    expect(dailyStatSchema.parse(stat)).toEqual({
      type: 'LONGEST_WIN_STREAK',
      text: 'Bob holds the record: 4 wins in a row',
      playerId: 'bob',
      name: 'Bob',
      value: 4,
      computedAt: new Date('2026-06-16T06:00:00Z'),
    });
  });

  test('goes to the one higher on the leaderboard where two have as many, and never to a guest', () => {
    const rows = [aRow('Cem', 'WWW', 2), aRow('Ada', 'WWW', 1), aRow('Gus', 'WWWWW', null)];
    expect(longestWinStreak(rows, NOW)).toMatchObject({ name: 'Ada', value: 3 });
  });

  test('is none where nobody has won three in a row', () => {
    expect(longestWinStreak([aRow('Ada', 'WWLWW', 1)], NOW)).toBeNull();
    expect(longestWinStreak([], NOW)).toBeNull();
  });

  test('was worked out at the last six in the morning, however early it is', () => {
    const rows = [aRow('Ada', 'WWW', 1)];
    const computedAt = (text: string) => longestWinStreak(rows, new Date(text))?.computedAt.toISOString();
    expect(computedAt('2026-06-16T05:59:59Z')).toBe('2026-06-15T06:00:00.000Z');
    expect(computedAt('2026-06-16T06:00:00Z')).toBe('2026-06-16T06:00:00.000Z');
  });
});

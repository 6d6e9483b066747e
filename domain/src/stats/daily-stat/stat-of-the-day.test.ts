import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMER_PLAYER_NAME } from '../../player/player.schema.ts';
import { anyInstances, anyOrderOf, PEOPLE } from '../../testing/arbitraries.ts';
import { aHistoryInstance, frozen } from '../../testing/factories.ts';
import type { History } from '../history.schema.ts';
import { EMPTY_HISTORY } from '../history.ts';
import { type CountingRules, DEFAULT_COUNTING } from '../seasons.ts';
import { DEFAULT_POINTS } from '../tally.schema.ts';
import { DAILY_STAT_TYPES, type DailyStatType } from './daily-stats.ts';
import { bestStats, dayNumber, nextDay, statOfTheDay, typesAfter } from './stat-of-the-day.ts';

const people: History['people'] = Object.fromEntries(
  PEOPLE.map((uid) => {
    const name = uid === 'gus' ? FORMER_PLAYER_NAME : uid.toUpperCase();
    return [uid, { name, isGuest: uid === 'hal', namedAt: new Date(0) }];
  }),
);
const MONDAY = new Date('2026-06-15T06:00:00Z');
const daysLater = (days: number) => new Date(MONDAY.getTime() + days * 24 * 3_600_000);

/** Creates a history from results in order: 'winners v losers', or 'some = others' for a draw. */
function season(...results: string[]): History {
  const instances = results.map((result, week) => {
    const [teamA = [], teamB = []] = result.split(/ [v=] /).map((team) => team.split(' '));
    return aHistoryInstance({
      giId: `gi${String(week).padStart(2, '0')}`,
      startDateTime: new Date(Date.UTC(2026, 0, 6 + 7 * week, 19)),
      winningTeam: result.includes('=') ? 'DRAW' : 'TEAM_A',
      teamA,
      teamB,
    });
  });
  return { ...EMPTY_HISTORY, instances, people };
}

const times = (number: number, result: string) => Array.from({ length: number }, () => result);
const find = (history: History, type: DailyStatType) =>
  bestStats(frozen(history), DEFAULT_POINTS).find((stat) => stat.type === type) ?? null;

describe('best stats', () => {
  test("are the same in any order of the history, with the person's current name", () => {
    const anyTwoOrders = anyInstances.chain((instances) =>
      fc.tuple(fc.constant(instances), anyOrderOf(instances)),
    );
    fc.assert(
      fc.property(anyTwoOrders, ([instances, shuffled]) => {
        const stats = bestStats({ instances, people }, DEFAULT_POINTS);
        expect(bestStats({ instances: shuffled, people }, DEFAULT_POINTS)).toEqual(stats);
        for (const { name, playerId, text } of stats) {
          expect(name).toBe(playerId.toUpperCase());
          expect(text.startsWith(`${name} `)).toBe(true);
        }
      }),
    );
  });

  test.each<[DailyStatType, History, string]>([
    ['LONGEST_WIN_STREAK', season(...times(4, 'ada v bob')), 'ADA has won four in a row'],
    ['LONGEST_LOSS_STREAK', season(...times(4, 'ada v bob')), 'BOB has lost four in a row'],
    ['LONGEST_NO_LOSS_STREAK', season(...times(11, 'ada v bob'), 'ada = bob'), 'ADA is unbeaten in 12 games'],
    [
      'LONGEST_NO_MISS_STREAK',
      season('bob v cem', ...times(5, 'ada v bob')),
      "BOB hasn't missed any of the last six games",
    ],
    [
      'HIGHEST_WIN_PERCENT_OVERALL',
      season('ada v bob', 'ada v bob', 'bob v ada'),
      'ADA wins 67% of their games',
    ],
    [
      'HIGHEST_LOSS_PERCENT_OVERALL',
      season('ada v bob', 'ada v bob', 'bob v ada'),
      'BOB loses 67% of their games',
    ],
    [
      'HIGHEST_WIN_PERCENT_LAST5',
      season(...times(4, 'ada v bob'), 'bob v ada'),
      'ADA has won four of their last five games',
    ],
    [
      'HIGHEST_LOSS_PERCENT_LAST5',
      season(...times(5, 'ada v bob')),
      'BOB has lost all of their last five games',
    ],
    [
      'CONSECUTIVE_LEADERBOARD_NUM1',
      season(...times(3, 'ada v bob')),
      'ADA has been top of the leaderboard for three games',
    ],
    [
      'BIGGEST_CLIMBER',
      season('ada v bob', 'ada cem v bob dee', 'dee v ada', 'bob v eve', 'bob v ada cem dee'),
      'BOB is up three places on the leaderboard',
    ],
    [
      'BIGGEST_DROP',
      season(...times(2, 'ada v dee'), 'bob cem v eve', 'bob cem v ada'),
      'ADA is down two places on the leaderboard',
    ],
  ])('type %s has its sentence', (type, history, text) => {
    expect(find(history, type)?.text).toBe(text);
  });

  test.each<[DailyStatType, History]>([
    ['LONGEST_WIN_STREAK', season(...times(2, 'ada v bob'))],
    ['LONGEST_LOSS_STREAK', season(...times(2, 'ada v bob'))],
    ['LONGEST_NO_LOSS_STREAK', season(...times(3, 'ada = bob'))],
    ['LONGEST_NO_MISS_STREAK', season(...times(4, 'ada v bob'))],
    ['HIGHEST_WIN_PERCENT_LAST5', season(...times(2, 'ada v bob'), ...times(2, 'bob v ada'), 'ada = bob')],
    ['HIGHEST_LOSS_PERCENT_LAST5', season(...times(2, 'ada v bob'), ...times(2, 'bob v ada'), 'ada = bob')],
    ['CONSECUTIVE_LEADERBOARD_NUM1', season(...times(2, 'ada v bob'))],
    ['BIGGEST_CLIMBER', season('ada v bob', ...times(2, 'bob v cem'))],
    ['BIGGEST_DROP', season('ada v bob', ...times(2, 'bob v cem'))],
  ])('type %s needs its minimum', (type, history) => {
    expect(find(history, type)).toBeNull();
  });

  test.each(['HIGHEST_WIN_PERCENT_OVERALL', 'HIGHEST_LOSS_PERCENT_OVERALL'] as const)(
    'type %s needs three games and half of them',
    (type) => {
      expect(find(season(...times(2, 'ada v bob')), type)).toBeNull();
      const third = season('ada v bob', 'bob v ada', 'ada = bob');
      expect(find(third, type)).toBeNull();
      const half = season('ada v bob', 'bob v ada', ...times(2, 'ada v cem'), ...times(2, 'cem v ada'));
      expect(find(half, type)).toMatchObject({ value: expect.any(Number) });
    },
  );

  test('prefer the higher leaderboard position for equal values', () => {
    const history = season('bob dee v cem eve', ...times(3, 'ada v fay'), ...times(3, 'bob v eve'));
    expect(find(history, 'LONGEST_WIN_STREAK')).toMatchObject({ playerId: 'bob', value: 4 });
    const shared = season('bob = cem', ...times(3, 'ada v eve'), ...times(3, 'bob v eve'));
    expect(find(shared, 'LONGEST_WIN_STREAK')).toMatchObject({ playerId: 'bob', value: 3 });
  });

  test('prefer more games for equal shares', () => {
    const history = season(...times(3, 'ada v cem'), ...times(4, 'bob v cem'));
    expect(find(history, 'HIGHEST_WIN_PERCENT_OVERALL')).toMatchObject({ playerId: 'bob', value: 100 });
  });

  test('may be about a guest', () => {
    expect(find(season(...times(5, 'hal v ada')), 'LONGEST_WIN_STREAK')).toMatchObject({ playerId: 'hal' });
  });

  test('exclude people who deleted their account or stopped playing', () => {
    expect(find(season(...times(5, 'gus v ada')), 'LONGEST_WIN_STREAK')).toBeNull();
    const before = season(...times(5, 'ada v bob'), ...times(9, 'cem = dee'));
    expect(find(before, 'LONGEST_WIN_STREAK')).toMatchObject({ playerId: 'ada' });
    const after = season(...times(5, 'ada v bob'), ...times(10, 'cem = dee'));
    expect(find(after, 'LONGEST_WIN_STREAK')).toBeNull();
  });
});

describe('stat of the day', () => {
  test('differs in type from the day before if there is another stat', () => {
    const anyBefore = fc.option(fc.constantFrom(...DAILY_STAT_TYPES));
    fc.assert(
      fc.property(anyInstances, anyBefore, fc.nat(1000), (instances, before, days) => {
        const history = frozen({ instances, people });
        const all = bestStats(history, DEFAULT_POINTS);
        const stat = statOfTheDay(history, daysLater(days), before, DEFAULT_COUNTING);
        expect(stat === null).toBe(all.length === 0);
        if (stat === null) return;
        const { computedAt, ...fields } = stat;
        expect(computedAt).toEqual(daysLater(days));
        expect(all).toContainEqual(fields);
        if (all.some(({ type }) => type !== before)) expect(fields.type).not.toBe(before);
        expect(statOfTheDay(history, daysLater(days), before, DEFAULT_COUNTING)).toEqual(stat);
      }),
    );
  });

  test('shows every type with a stat before it repeats one', () => {
    fc.assert(
      fc.property(anyInstances, fc.nat(1000), (instances, day) => {
        const history = { instances, people };
        const all = bestStats(history, DEFAULT_POINTS).map(({ type }) => type);
        let before: DailyStatType | null = null;
        const shown = all.map((_, later) => {
          before = statOfTheDay(history, daysLater(day + later), before, DEFAULT_COUNTING)?.type ?? null;
          return before;
        });
        expect(shown.toSorted()).toEqual(all.toSorted());
      }),
    );
  });

  test('repeats the next day if no other type has a stat', () => {
    const history = season('ada v bob', 'cem dee v ada');
    expect(bestStats(history, DEFAULT_POINTS).map(({ type }) => type)).toEqual(['BIGGEST_DROP']);
    expect(statOfTheDay(history, MONDAY, 'BIGGEST_DROP', DEFAULT_COUNTING)).toMatchObject({
      type: 'BIGGEST_DROP',
    });
  });

  test('counts only results of the running season in a longer streak', () => {
    const history = season(...times(4, 'ada v bob'), ...times(3, 'ada v bob'));
    const from = history.instances[4]?.startDateTime ?? MONDAY;
    const seasons = [{ id: 'new', name: 'New', from }];
    const before = typesAfter(DAILY_STAT_TYPES, 'LONGEST_WIN_STREAK').at(-2) ?? null;
    const streak = (counting: CountingRules = DEFAULT_COUNTING) =>
      statOfTheDay(history, MONDAY, before, counting);
    expect(streak()).toMatchObject({ type: 'LONGEST_WIN_STREAK', playerId: 'ada', value: 7 });
    expect(streak({ ...DEFAULT_COUNTING, seasons })).toMatchObject({ playerId: 'ada', value: 3 });
  });

  test('is never negative about a person in kind mode, nor about the next person', () => {
    const history = season(...times(4, 'ada v bob'), ...times(3, 'ada v cem'));
    const texts = (kindUids: ReadonlySet<string>) =>
      DAILY_STAT_TYPES.map((type) => statOfTheDay(history, MONDAY, type, DEFAULT_COUNTING, kindUids)?.text);
    expect(texts(new Set())).toContain('BOB has lost four in a row');
    const kind = texts(new Set(['bob', 'cem'])).join();
    expect(kind).not.toMatch(/lost|loses|down/);
    expect(texts(new Set(['bob'])).join()).not.toContain('lost');
  });

  test('is null in a season without results', () => {
    const seasons = [{ id: 'new', name: 'New', from: MONDAY }];
    const history = season(...times(4, 'ada v bob'));
    expect(statOfTheDay(history, MONDAY, null, { ...DEFAULT_COUNTING, seasons })).toBeNull();
  });

  test('is null before any value reaches its minimum', () => {
    expect(statOfTheDay({ instances: [], people }, MONDAY, null, DEFAULT_COUNTING)).toBeNull();
    expect(statOfTheDay(season('ada v bob'), MONDAY, null, DEFAULT_COUNTING)).toBeNull();
  });
});

test('day number follows the UTC calendar', () => {
  expect(dayNumber(new Date('2026-06-16T00:00:00Z')) - dayNumber(new Date('2026-06-15T23:59:59Z'))).toBe(1);
  expect(nextDay(new Date('2026-06-15T00:00:00Z'))).toEqual(new Date('2026-06-16T00:00:00Z'));
  expect(nextDay(new Date('2026-06-15T23:59:59Z'))).toEqual(new Date('2026-06-16T00:00:00Z'));
});

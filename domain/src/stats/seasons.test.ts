import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCounting, anyInstances, historyOf } from '../testing/arbitraries.ts';
import { A_KICK_OFF, aHistoryInstance } from '../testing/factories.ts';
import type { History } from './history.schema.ts';
import {
  begunSeasons,
  championsOf,
  isOver,
  type SeasonSpan,
  seasonSpanAt,
  seasonSpans,
  seasonTable,
} from './seasons.ts';
import { statsTable } from './table.ts';
import { DEFAULT_POINTS } from './tally.schema.ts';

const weeksAfter = (weeks: number) => new Date(A_KICK_OFF.getTime() + weeks * 7 * 24 * 3_600_000);
const SEASONS = [
  { id: 'spring', name: 'Spring', from: weeksAfter(0) },
  { id: 'summer', name: 'Summer', from: weeksAfter(2) },
];
const [SPRING, SUMMER] = seasonSpans(SEASONS) as [SeasonSpan, SeasonSpan];

describe('season', () => {
  test('lasts until the next season begins, or has no end if it is the newest', () => {
    expect([SPRING.until, SUMMER.until]).toEqual([weeksAfter(2), null]);
    const at = (moment: Date) => seasonSpanAt(SEASONS, moment)?.id ?? null;
    expect(at(new Date(weeksAfter(0).getTime() - 1))).toBeNull();
    expect(at(weeksAfter(0))).toBe('spring');
    expect(at(new Date(weeksAfter(2).getTime() - 1))).toBe('spring');
    expect(at(weeksAfter(2))).toBe('summer');
    expect(at(weeksAfter(500))).toBe('summer');
  });

  test('is over after the next has begun', () => {
    expect(isOver(SPRING, new Date(weeksAfter(2).getTime() - 1))).toBe(false);
    expect(isOver(SPRING, weeksAfter(2))).toBe(true);
    expect(isOver(SUMMER, weeksAfter(500))).toBe(false);
    expect(begunSeasons(SEASONS, weeksAfter(1)).map(({ id }) => id)).toEqual(['spring']);
    expect(begunSeasons(SEASONS, weeksAfter(3)).map(({ id }) => id)).toEqual(['summer', 'spring']);
  });

  test('has a table of only its results, which no other season counts', () => {
    fc.assert(
      fc.property(anyInstances, anyCounting, (instances, { points, seasons }) => {
        const spans = seasonSpans(seasons);
        let counted = 0;
        for (const span of spans) {
          const own = instances.filter(
            ({ startDateTime: start }) => start >= span.from && !(span.until && start >= span.until),
          );
          counted += own.length;
          expect(seasonTable(historyOf(instances), span, points)).toEqual(statsTable(historyOf(own), points));
        }
        const before = instances.filter(
          ({ startDateTime }) => startDateTime < (spans[0]?.from ?? weeksAfter(99)),
        );
        expect(counted + before.length).toBe(instances.length);
      }),
    );
  });
});

describe('champions', () => {
  const win = (teamA: string[], teamB: string[]) =>
    historyOf([aHistoryInstance({ startDateTime: weeksAfter(0), teamA, teamB, winningTeam: 'TEAM_A' })]);
  const champions = (history: History) => championsOf(seasonTable(history, SPRING, DEFAULT_POINTS));

  test('are everyone who shares the first position', () => {
    expect(champions(win(['ada'], ['bob']))).toEqual([
      { uid: 'ada', name: 'ada', isGuest: false, points: 3 },
    ]);
    expect(champions(win(['bob', 'ada'], ['cem'])).map(({ uid }) => uid)).toEqual(['ada', 'bob']);
  });

  test('may include a guest', () => {
    expect(champions(win(['hal'], ['bob']))).toEqual([{ uid: 'hal', name: 'hal', isGuest: true, points: 3 }]);
  });

  test('are empty before a result', () => {
    expect(champions(historyOf([]))).toEqual([]);
  });
});

import { DEFAULT_POINTS, EMPTY_HISTORY, type History, positionsOverTime } from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { expect, test } from 'vitest';
import { axisTicks } from './chart-parts.tsx';
import { lowestPosition, positionLines, positionRows, withLooks } from './stat-charts.tsx';

const WINS = { ada: 4, bob: 3, cem: 2, dee: 1, gus: 1 };

/** Each person has the given number of wins over Zoe. Gus is a guest. */
const history: History = {
  ...EMPTY_HISTORY,
  instances: [0, 1, 2, 3].map((week) =>
    aHistoryInstance({
      giId: `gi${week}`,
      startDateTime: new Date(Date.UTC(2026, 0, 6 + 7 * week, 23, 30)),
      teamA: Object.entries(WINS).flatMap(([uid, wins]) => (week >= 4 - wins ? [uid] : [])),
      teamB: ['zoe'],
    }),
  ),
  people: Object.fromEntries(
    [...Object.keys(WINS), 'zoe'].map((uid) => [
      uid,
      { name: uid, isGuest: uid === 'gus', namedAt: new Date(0) },
    ]),
  ),
};

const lineUidsFor = (uid: string | null) =>
  positionLines(history, uid, DEFAULT_POINTS).map((line) => line.uid);

test('the lines are the viewer and the current top three', () => {
  expect(lineUidsFor('zoe')).toEqual(['zoe', 'ada', 'bob', 'cem']);
  expect(positionLines(history, 'zoe', DEFAULT_POINTS).map(({ isMe }) => isMe)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a viewer in the top three has one line', () => {
  expect(lineUidsFor('bob')).toEqual(['bob', 'ada', 'cem']);
});

test('a guest who played has a line', () => {
  expect(positionLines(history, 'gus', DEFAULT_POINTS)[0]).toEqual({
    uid: 'gus',
    name: 'gus',
    isGuest: true,
    isMe: true,
  });
});

test('viewers who have not played see the top three', () => {
  expect(lineUidsFor('stranger')).toEqual(['ada', 'bob', 'cem']);
  expect(lineUidsFor(null)).toEqual(['ada', 'bob', 'cem']);
});

const rows = positionRows(
  positionsOverTime(history, DEFAULT_POINTS),
  positionLines(history, 'dee', DEFAULT_POINTS),
  'Asia/Tokyo',
);

test('rows have days in the time zone of the game', () => {
  expect(rows.map(({ day }) => day)).toEqual(['07/01/2026', '14/01/2026', '21/01/2026', '28/01/2026']);
});

test('a position is null before the first game of a person', () => {
  expect(rows.map(({ positions }) => positions)).toEqual([
    [null, 1, null, null],
    [null, 1, 2, null],
    [null, 1, 2, 3],
    [4, 1, 2, 3],
  ]);
});

test('the lowest position is at least 1', () => {
  expect(lowestPosition(rows)).toBe(4);
  expect(lowestPosition([])).toBe(1);
});

test('lines differ without colours', () => {
  for (const uid of ['zoe', 'bob', null]) {
    const looks = withLooks(positionLines(history, uid, DEFAULT_POINTS));
    for (const trait of ['colour', 'dash', 'mark'] as const)
      expect(new Set(looks.map((look) => look[trait])).size).toBe(looks.length);
  }
});

test('the axis starts at the top position with evenly spaced ticks', () => {
  expect(axisTicks(1, 2)).toEqual([1, 2]);
  expect(axisTicks(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(axisTicks(1, 11)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(axisTicks(1, 30)).toEqual([1, 7, 13, 19, 25]);
});

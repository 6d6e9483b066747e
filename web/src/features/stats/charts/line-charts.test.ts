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

test.each([
  ['the viewer and the current top three', 'zoe', ['zoe', 'ada', 'bob', 'cem']],
  ['one line for a viewer in the top three', 'bob', ['bob', 'ada', 'cem']],
  ['a guest who played', 'gus', ['gus', 'ada', 'bob', 'cem']],
  ['the top three for a viewer who has not played', 'stranger', ['ada', 'bob', 'cem']],
  ['the top three for a visitor', null, ['ada', 'bob', 'cem']],
])('the lines are %s', (_, uid, expected) => {
  const lines = positionLines(history, uid, DEFAULT_POINTS);
  expect(lines.map((line) => line.uid)).toEqual(expected);
  expect(lines.filter(({ isMe }) => isMe).map((line) => line.uid)).toEqual(
    expected.filter((one) => one === uid),
  );
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

import { expect, test } from 'vitest';
import { readResults } from './read-results.ts';

const GIVEN = 'Ann Ben Cid Dee Eli Fay Gus Hal Ida Jon Kim Lea Max Noa Oli Pia Quin Ron Sue Tom'.split(' ');
const NAMES = ['Harris', 'Lee', 'Moss'].flatMap((family) => GIVEN.map((given) => `${given} ${family}`));
const GAMES = Array.from({ length: 1000 }, (_, game) => ({
  date: new Date(Date.UTC(2007, 0, 1 + game * 7)).toISOString().slice(0, 10),
  people: Array.from({ length: 30 }, (_, at) => NAMES[(game * 7 + at) % NAMES.length] ?? ''),
}));
/** Processor time in ms. A phone takes four times as long, and may take 500 ms. */
const MAX_MS = 1000;

const write = (people: readonly string[]) => people.join(', ');

test.each([
  [
    'lines',
    GAMES.map(({ date, people }) => `${date} ${write(people.slice(0, 15))} v ${write(people.slice(15))} 5-3`),
  ],
  [
    'blocks',
    GAMES.map(
      ({ date, people }) =>
        `${date}\nBibs: ${write(people.slice(0, 15))}\nSkins: ${write(people.slice(15))}\n5-3\n`,
    ),
  ],
  [
    'outcomes',
    [
      ['Date', ...NAMES].join(','),
      ...GAMES.map(({ date, people }) => {
        const outcomes = NAMES.map((name) =>
          people.includes(name) ? (people.indexOf(name) < 15 ? 'W' : 'L') : '',
        );
        return [date, ...outcomes].join(',');
      }),
    ],
  ],
])('a thousand games in %s are read in time', (_kind, lines) => {
  const start = process.cpuUsage();
  const { games } = readResults(lines.join('\n'), { known: NAMES, today: '2026-11-26' });
  const { user } = process.cpuUsage(start);
  expect(games).toHaveLength(1000);
  expect(user / 1000).toBeLessThan(MAX_MS);
});

const MEGABYTE = 1024 * 1024;

test.each(['a,', 'Ann v Ben 1-0\n', 'a\tb\tc\n', '|a|b|c|\n', '"', '((', '⚽️', '12/3/25 ', '{"a":1,'])(
  'a megabyte of %j is read within seconds',
  (part) => {
    const text = part.repeat(Math.ceil(MEGABYTE / part.length)).slice(0, MEGABYTE);
    const start = process.cpuUsage();
    readResults(text, { known: [], today: '2026-11-26' });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(30_000);
  },
  60_000,
);

test('lines above twenty thousand are unclear', () => {
  const text = '12/3/25 Ann v Ben 1-0\n'.repeat(20_001);
  const { games, unclear } = readResults(text, { known: [], today: '2026-11-26', dateOrder: 'DMY' });
  expect(games).toHaveLength(20_000);
  expect(unclear).toEqual([{ line: 20_001, text: '12/3/25 Ann v Ben 1-0', reason: 'TOO_MANY_LINES' }]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTEXT, toTexts } from './read-results.cases.ts';
import { readResults } from './read-results.ts';

const NAMES =
  'Ann Ben Cid Dee Eli Fay Gus Hal Mo Bo Jan May Drew Vince Will Zoë José Øystein Jean-Luc Mark Ravi Kofi'.split(
    ' ',
  );
const FULL_NAMES = [
  ...NAMES,
  'Tom Harris',
  "Pat O'Neil",
  'Max de Jong',
  'Tom H',
  'Li Wei',
  'Ana van der Berg',
  'Sam J.',
];

const goals = fc.integer({ min: 0, max: 20 });
const teams = (names: readonly string[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...names], { minLength: 4, maxLength: 12 }),
      fc.nat(),
      fc.integer({ min: 1, max: 28 }),
      fc.tuple(goals, goals),
    )
    .map(([people, split, day, score]) => {
      const size = 2 + (split % (people.length - 3));
      return { teamA: people.slice(0, size), teamB: people.slice(size), day, score };
    });
type Game = typeof teams extends (names: readonly string[]) => fc.Arbitrary<infer T> ? T : never;

const two = (number: number) => String(number).padStart(2, '0');
const DATE_FORMS: readonly ((day: number) => string)[] = [
  (day) => `2025-03-${two(day)}`,
  (day) => `${two(day)}.03.2025`,
  (day) => `${day} March 2025`,
  (day) => `${day}. März 2025`,
  (day) => `March ${day}, 2025`,
  (day) => `${day} de marzo de 2025`,
  (day) => `2025年3月${day}日`,
];
const COMMAS = ['Ann, Ben', 'Ann,Ben', 'Ann, Ben & last', 'Ann, Ben and last'] as const;

function join(names: readonly string[], form: (typeof COMMAS)[number]): string {
  if (form === 'Ann,Ben') return names.join(',');
  const last = form === 'Ann, Ben' ? null : form.includes('&') ? ' & ' : ' and ';
  return last === null ? names.join(', ') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
}

/** Writes a game without its date. */
const LINE_FORMS: readonly ((a: string, b: string, score: readonly [number, number]) => string)[] = [
  (a, b, [x, y]) => `${a} v ${b} ${x}-${y}`,
  (a, b, [x, y]) => `${a} vs. ${b}: ${x} - ${y}`,
  (a, b, [x, y]) => `${a} ${x}-${y} ${b}`,
  (a, b, [x, y]) => `${a} (${x}) v ${b} (${y})`,
  (a, b, [x, y]) => `${x}-${y}: ${a} v ${b}`,
  (a, b, [x, y]) => `Bibs: ${a} v Skins: ${b} ${x}-${y}`,
  (a, b, [x, y]) => `(${a}) ${x}–${y} (${b})`,
  (a, b, [x, y]) => `Reds (${a}) ${x} Blues (${b}) ${y}`,
  (a, b, [x, y]) => `${a} – ${b} ${x}-${y}`,
  (a, b, [x, y]) => `${a} | ${x}-${y} | ${b}`,
  (a, b, [x, y]) => `${a} against ${b}, final score ${x}-${y}. MOTM: Ann`,
];
const BLOCK_FORMS: typeof LINE_FORMS = [
  (a, b, [x, y]) => `\nBibs: ${a}\nNon-bibs: ${b}\n${x}-${y}`,
  (a, b, [x, y]) => `\nReds ${x} Blues ${y}\nReds: ${a}\nBlues: ${b}`,
  (a, b, [x, y]) => `\nLions 🦁 (${x}): ${a}\nTigers 🐯 (${y}): ${b}`,
  (a, b, [x, y]) => `\n🔴 ${a}\n🔵 ${b}\n🔴 ${x}-${y} 🔵`,
  (a, b, [x, y]) => `\n${a}\n${x}-${y}\n${b}`,
];

function toExpected({ teamA, teamB, day, score }: Game): string {
  return `2025-03-${two(day)} ${teamA.join()} ${score.join('-')} ${teamB.join()}`;
}

const anyText = fc
  .tuple(
    fc.array(teams(FULL_NAMES), { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...DATE_FORMS),
    fc.constantFrom(...LINE_FORMS, ...BLOCK_FORMS),
    fc.constantFrom(...COMMAS),
    fc.constantFrom('', ':', ' -', ' |'),
  )
  .map(([games, writeDate, write, commas, sign]) => ({
    games,
    text: games
      .map(({ teamA, teamB, day, score }) => {
        const rest = write(join(teamA, commas), join(teamB, commas), score);
        return `${writeDate(day)}${rest.startsWith('\n') ? '' : sign} ${rest}`;
      })
      .join('\n'),
  }));

describe('text with random names, dates and scores', () => {
  test('gives exactly its games', () => {
    fc.assert(
      fc.property(anyText, ({ games, text }) => {
        const read = readResults(text, CONTEXT);
        expect(read.unclear).toEqual([]);
        expect(toTexts(read)).toEqual(games.map(toExpected));
      }),
      { numRuns: 200 },
    );
  });

  test('gives exactly its games if spaces separate the names', () => {
    fc.assert(
      fc.property(
        teams(NAMES),
        fc.constantFrom(...DATE_FORMS),
        fc.constantFrom(...LINE_FORMS, ...BLOCK_FORMS),
        (game, date, write) => {
          const text = `${date(game.day)} ${write(game.teamA.join(' '), game.teamB.join(' '), game.score)}`;
          expect(toTexts(readResults(text, CONTEXT))).toEqual([toExpected(game)]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const JUNK =
  'yesterday zebra lol ??? +1 🔥 🔴 3 v (late) won at but 5-5 injured : - . ( ) MOTM % # = " draw ft Pitch\u00A02 winner'.split(
    ' ',
  );

describe('random words in a line', () => {
  test('never change the people of a game unless a line is unclear', () => {
    const changed = fc
      .tuple(anyText, fc.nat(), fc.constantFrom(...JUNK))
      .map(([{ games, text }, position, junk]) => {
        const words = text.split(' ');
        return { games, text: words.toSpliced(position % (words.length + 1), 0, junk).join(' ') };
      });
    fc.assert(
      fc.property(changed, ({ games, text }) => {
        const read = readResults(text, CONTEXT);
        const people = (game: { readonly teamA: readonly string[]; readonly teamB: readonly string[] }) =>
          `${game.teamA.join()} v ${game.teamB.join()}`;
        const isSame = read.games.map(people).join('\n') === games.map(people).join('\n');
        expect(isSame || read.unclear.length > 0, JSON.stringify(toTexts(read))).toBe(true);
      }),
      // A fixed seed keeps the result stable.
      { numRuns: 1000, seed: 5 },
    );
  });

  test('never give a name with a digit, an emoji, a score or a verb of result', () => {
    const words = fc.constantFrom(
      ...NAMES,
      ...JUNK,
      ',',
      ',',
      '5-3',
      'v',
      '13/3/26',
      '\n',
      'beat',
      'Bibs:',
      'lost',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
        for (const name of readResults(parts.join(' '), CONTEXT).names)
          expect(name).not.toMatch(
            /\d|\p{Extended_Pictographic}|(?:^| )(?:v|beat|lost|won|draw|winner)(?: |$)/u,
          );
      }),
      { numRuns: 500 },
    );
  });
});

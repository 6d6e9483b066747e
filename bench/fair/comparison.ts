import { matchdaysOf, type Scenario } from './group.ts';
import { type ByWindow, gapClosed, type Summary, summarise, WINDOW_NAMES } from './metrics.ts';
import { fives, openSkill, oracle, type Picker, pointsPerGame, random, snakeOnWinShare } from './pickers.ts';
import { playSeason } from './season.ts';

export const CONTENDERS = {
  'snake on win share': snakeOnWinShare,
  'points per game, exact': pointsPerGame,
  'OpenSkill, exact': openSkill,
  Fives: fives(),
  'Fives, winners only': fives({ winnersOnly: true }),
  'Fives, mix it up': fives({ preset: 'mix-it-up' }),
  'Fives, fairest': fives({ preset: 'fairest' }),
  'Fives with stars': fives({ stars: true }),
};

export type Contender = keyof typeof CONTENDERS | 'random' | 'oracle';

export interface Standing extends Summary {
  readonly gap: ByWindow;
}

export interface Size {
  readonly groups: number;
  readonly seed: number;
}

export function compare<Name extends string>(
  scenario: Scenario,
  pickers: Readonly<Record<Name, Picker>>,
  { groups, seed }: Size,
): Record<Name | 'random' | 'oracle', Standing> {
  const seasons = Array.from({ length: groups }, (_, group) => matchdaysOf(scenario, seed, group));
  const play = (picker: Picker) =>
    summarise(seasons.map((matchdays, group) => playSeason(matchdays, picker, `${seed}/${group}`)));
  const ends = { random: play(random), oracle: play(oracle) };
  const standing = (summary: Summary) => ({ ...summary, gap: gapClosed(summary, ends.random, ends.oracle) });

  const names = Object.keys(pickers) as Name[];
  const standings = [
    ['random', standing(ends.random)],
    ...names.map((name) => [name, standing(play(pickers[name]))]),
    ['oracle', standing(ends.oracle)],
  ];
  return Object.fromEntries(standings);
}

const HEADINGS = [
  'picker',
  'off even',
  ...WINDOW_NAMES,
  'within 1 goal',
  'log-loss',
  'together most',
  'longest run',
];

/**
 * Returns a table with a row for each picker. `off even` is the mean distance of the true chance from a half, in
 * percentage points. The columns of weeks contain the closed gap between random teams and perfect knowledge.
 */
export function toTable(standings: Readonly<Record<string, Standing>>): string {
  const rows = [HEADINGS, ...Object.entries(standings).map(([name, standing]) => rowOf(name, standing))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => aligned(cell, column, widths)).join('  ')).join('\n');
}

function rowOf(name: string, standing: Standing): string[] {
  return [
    name,
    standing.imbalance['all weeks'].toFixed(1),
    ...WINDOW_NAMES.map((window) => standing.gap[window].toFixed(1)),
    `${standing.closeGames.toFixed(1)} %`,
    standing.logLoss.toFixed(3),
    standing.togetherMost.toFixed(2),
    standing.longestRun.toFixed(1),
  ];
}

function aligned(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

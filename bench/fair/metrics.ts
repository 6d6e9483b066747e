import type { PlayedGame } from '@fives/domain';
import { WEEKS } from './group.ts';

export interface SeasonResult {
  /** Distance of the true chance from a half, from 0 to 0.5. */
  readonly imbalance: readonly number[];
  readonly close: readonly number[];
  /** Expected log-loss. A picker without a forecast counts as 50–50. */
  readonly logLoss: readonly number[];
  readonly history: readonly PlayedGame[];
}

export const WINDOWS = {
  'weeks 3-7': [3, 7],
  'weeks 8-12': [8, 12],
  'weeks 16-24': [16, 24],
  'weeks 32-40': [32, 40],
  'all weeks': [1, WEEKS],
} as const;
export type WindowName = keyof typeof WINDOWS;
export const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

export type ByWindow = Readonly<Record<WindowName, number>>;

export interface Summary {
  readonly imbalance: ByWindow;
  /** Percentage of games within one goal in the second half. */
  readonly closeGames: number;
  readonly logLoss: number;
  /** Share of common games in the same team, of the pair with the highest share. Mean of all groups. */
  readonly togetherMost: number;
  /** Most games in a row in which a pair was in the same team. Mean of all groups. */
  readonly longestRun: number;
}

export function summarise(seasons: readonly SeasonResult[]): Summary {
  const pairs = seasons.map(({ history }) => pairFigures(history));
  return {
    imbalance: byWindow((name) => 100 * meanOf(seasons.map((season) => within(season.imbalance, name)))),
    closeGames: 100 * meanOf(seasons.map(({ close }) => meanOf(close.slice(WEEKS / 2)))),
    logLoss: meanOf(seasons.map(({ logLoss }) => meanOf(logLoss.slice(WEEKS / 2)))),
    togetherMost: meanOf(pairs.map(({ most }) => most)),
    longestRun: meanOf(pairs.map(({ run }) => run)),
  };
}

/** Returns how much of the imbalance between random teams and perfect knowledge the picker removes, in percent. */
export function gapClosed(picker: Summary, random: Summary, oracle: Summary): ByWindow {
  return byWindow((name) => {
    const gap = random.imbalance[name] - oracle.imbalance[name];
    return (100 * (random.imbalance[name] - picker.imbalance[name])) / gap;
  });
}

const MIN_COMMON_GAMES = 10;

function pairFigures(history: readonly PlayedGame[]): { most: number; run: number } {
  const pairs = new Map<string, boolean[]>();
  for (const { teamA, teamB } of history) {
    const people = [...teamA, ...teamB].toSorted();
    people.forEach((one, index) => {
      for (const other of people.slice(index + 1)) {
        const key = `${one}+${other}`;
        const together = pairs.get(key) ?? [];
        together.push(teamA.includes(one) === teamA.includes(other));
        pairs.set(key, together);
      }
    });
  }
  const all = [...pairs.values()];
  const regular = all.filter((games) => games.length >= MIN_COMMON_GAMES);
  return {
    most: Math.max(0, ...regular.map((games) => meanOf(games.map(Number)))),
    run: Math.max(0, ...all.map(longestRunOf)),
  };
}

function longestRunOf(games: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const together of games) {
    run = together ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function within(weeks: readonly number[], name: WindowName): number {
  const [first, last] = WINDOWS[name];
  return meanOf(weeks.slice(first - 1, last));
}

function byWindow(value: (name: WindowName) => number): ByWindow {
  return Object.fromEntries(WINDOW_NAMES.map((name) => [name, value(name)])) as Record<WindowName, number>;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

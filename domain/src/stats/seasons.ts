import type { Champion, Game, Season } from '../game/game.schema.ts';
import type { History, HistorySpan } from './history.schema.ts';
import { leaderboard, statsTable } from './table.ts';
import { DEFAULT_POINTS, type Points, type StatsTable } from './tally.schema.ts';

export type CountingRules = Pick<Game, 'points' | 'seasons'>;

export const DEFAULT_COUNTING: CountingRules = { points: DEFAULT_POINTS, seasons: [] };

export interface SeasonSpan extends Season {
  /** Start of the next season. Null for the newest season. */
  readonly until: Date | null;
}

export function seasonSpans(seasons: readonly Season[]): SeasonSpan[] {
  return seasons.map((season, at) => ({ ...season, until: seasons[at + 1]?.from ?? null }));
}

export function seasonSpanAt(seasons: readonly Season[], moment: Date): SeasonSpan | null {
  return seasonSpans(seasons).find((span) => isIn(span, moment)) ?? null;
}

export function begunSeasons(seasons: readonly Season[], now: Date): SeasonSpan[] {
  return seasonSpans(seasons)
    .filter(({ from }) => from <= now)
    .toReversed();
}

export function runningSeason(seasons: readonly Season[], now: Date): SeasonSpan | null {
  return begunSeasons(seasons, now)[0] ?? null;
}

export function isOver({ until }: Pick<SeasonSpan, 'until'>, now: Date): boolean {
  return until !== null && until <= now;
}

/** True if the history is enough for the table of the season, together with `seasonBefore`. */
export function coversSeason({ instances, closed }: History, { until }: SeasonSpan): boolean {
  const oldest = instances.at(-1);
  return closed === 0 || until === null || oldest === undefined || oldest.startDateTime < until;
}

/** Consecutive instances. Without `seasonBefore`, the oldest instance is the first of its season. */
export type HistoryPartSpan = HistorySpan & Partial<Pick<History, 'seasonBefore'>>;

export function inSeason(history: HistoryPartSpan, span: SeasonSpan): Required<HistorySpan> {
  const { instances, people, seasonBefore = {} } = history;
  const oldest = instances.at(-1);
  const isOldestInSeason = oldest !== undefined && isIn(span, oldest.startDateTime);
  return {
    instances: instances.filter(({ startDateTime }) => isIn(span, startDateTime)),
    people,
    before: isOldestInSeason ? seasonBefore : {},
  };
}

export function seasonTable(history: History, span: SeasonSpan, points: Points): StatsTable['rows'] {
  return statsTable(inSeason(history, span), points);
}

export function championsOf(rows: StatsTable['rows']): Champion[] {
  return leaderboard(Object.values(rows))
    .filter(({ leaderboardPosition }) => leaderboardPosition === 1)
    .map(({ playerId: uid, name, isGuest, totalPoints: points }) => ({ uid, name, isGuest, points }));
}

function isIn({ from, until }: SeasonSpan, moment: Date): boolean {
  return from <= moment && (until === null || moment < until);
}

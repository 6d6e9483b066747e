import type { Game } from '../game/game.schema.ts';
import type { Champion, Season } from '../game/season.schema.ts';
import type { History, HistoryInstance, HistorySpan } from './history.schema.ts';
import type { StatsTable } from './player-game-stats.schema.ts';
import { DEFAULT_POINTS } from './points.ts';
import { leaderboard, statsTable } from './table.ts';

/** How a game counts its results. */
export type Counting = Pick<Game, 'points' | 'seasons'>;

export const DEFAULT_COUNTING: Counting = { points: DEFAULT_POINTS, seasons: [] };

/** A season with its end: the moment at which the next one begins; null for the newest, which goes on. */
export interface SeasonSpan extends Season {
  readonly until: Date | null;
}

/** A game's seasons with their ends, in the order in which they come: the oldest first. */
export function seasonSpans(seasons: readonly Season[]): SeasonSpan[] {
  return seasons.map((season, at) => ({ ...season, until: seasons[at + 1]?.from ?? null }));
}

/** The season that a moment belongs to; null before the first. */
export function seasonSpanAt(seasons: readonly Season[], moment: Date): SeasonSpan | null {
  return seasonSpans(seasons).find((span) => isIn(span, moment)) ?? null;
}

/** The seasons that have begun, the newest first. */
export function begunSeasons(seasons: readonly Season[], now: Date): SeasonSpan[] {
  return seasonSpans(seasons)
    .filter(({ from }) => from <= now)
    .toReversed();
}

/** Returns the season that is running; null without seasons, and before the first begins. */
export function runningSeason(seasons: readonly Season[], now: Date): SeasonSpan | null {
  return begunSeasons(seasons, now)[0] ?? null;
}

/** Whether a season is over, and its champion settled but for corrections. */
export function isOver({ until }: Pick<SeasonSpan, 'until'>, now: Date): boolean {
  return until !== null && until <= now;
}

/** Whether a history that may lack its oldest parts is enough for a season's table. */
export function coversSeason({ instances, closed }: History, { until }: SeasonSpan): boolean {
  const oldest = instances.at(-1);
  return closed === 0 || until === null || oldest === undefined || oldest.startDateTime < until;
}

/** Instances that follow each other; without `seasonBefore`, none of the oldest one's season came before them. */
export type HistoryPartSpan = HistorySpan & Partial<Pick<History, 'seasonBefore'>>;

/** What of a history is one season: of one that covers it, all of it. */
export function inSeason(history: HistoryPartSpan, span: SeasonSpan): Required<HistorySpan> {
  const { instances, people, seasonBefore = {} } = history;
  const oldest = instances.at(-1);
  const goesBack = oldest !== undefined && isIn(span, oldest.startDateTime);
  return {
    instances: instances.filter(({ startDateTime }) => isIn(span, startDateTime)),
    people,
    before: goesBack ? seasonBefore : {},
  };
}

/** A season's table by uid, as that of all time. */
export function seasonTable(
  history: History,
  span: SeasonSpan,
  points: Counting['points'],
): StatsTable['rows'] {
  return statsTable(inSeason(history, span), points);
}

/** Returns who is at the top of a table: several if they share the position, no one before a result. */
export function championsOf(rows: StatsTable['rows']): Champion[] {
  return leaderboard(Object.values(rows))
    .filter(({ leaderboardPosition }) => leaderboardPosition === 1)
    .map(({ playerId, name, isGuest, totalPoints }) => ({
      uid: playerId,
      name,
      isGuest,
      points: totalPoints,
    }));
}

function isIn({ from, until }: SeasonSpan, moment: HistoryInstance['startDateTime']): boolean {
  return from <= moment && (until === null || moment < until);
}

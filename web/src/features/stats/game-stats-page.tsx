import {
  begunSeasons,
  type Game,
  type GameId,
  idSchema,
  type PlayerGameStats,
  type SeasonSpan,
  zeroedRows,
} from '@fives/domain';
import { ALL_TIME } from '../../config/paths.ts';
import { useGame, useHistory, useStatsTable } from '../../db/games.ts';
import { type CombinedLive, dataOf, withData } from '../../db/live.ts';
import { usePlayerInstances } from '../../db/player-instances.ts';
import { useNow } from '../../hooks/use-environment.ts';

/** The rows are not sorted. */
export interface GameStats {
  readonly game: Game;
  /** Null for all time. */
  readonly season: SeasonSpan | null;
  /** See `useGameStats`. */
  readonly seasonParam: string | null;
  /** Rows of zeros for the players of the first instance, if the game has no results. */
  readonly rows: readonly PlayerGameStats[];
  readonly hasResults: boolean;
}

/**
 * Watches a game and the stats table of a season. The table loads in parallel with the game if the season id is known.
 * @param seasonParam season id or `ALL_TIME`. Null selects the current season, or all time if no season has begun
 */
export function useGameStats(gameId: GameId, seasonParam: string | null): CombinedLive<GameStats | null> {
  const now = useNow();
  const game = useGame(gameId);
  const loadedGame = dataOf(game);
  const season = loadedGame && seasonOf(loadedGame, seasonParam, now);
  // Until the game has loaded, only an id identifies a season.
  const isId = seasonParam !== ALL_TIME && idSchema.safeParse(seasonParam).success;
  const givenSeasonId = isId ? seasonParam : null;
  const rows = useRows(gameId, loadedGame === null ? givenSeasonId : (season?.id ?? null));
  return withData(game, rows, (game, rows) => ({ game, season, seasonParam, ...rows }));
}

/** Returns the current season if the address has an unknown or future season. Null means all time. */
function seasonOf({ seasons }: Game, seasonParam: string | null, now: Date): SeasonSpan | null {
  const begun = begunSeasons(seasons, now);
  if (seasonParam === ALL_TIME) return null;
  return begun.find(({ id }) => id === seasonParam) ?? begun[0] ?? null;
}

function useRows(
  gameId: GameId,
  seasonId: string | null,
): CombinedLive<Pick<GameStats, 'rows' | 'hasResults'>> {
  const table = useStatsTable(gameId, seasonId);
  const isEmpty = table.status === 'success' && (table.data?.length ?? 0) === 0;
  // A season without results has no rows. A game without results has rows of zeros.
  const isGameWithoutResults = isEmpty && seasonId === null;
  const history = useHistory(isGameWithoutResults ? gameId : null);
  const firstGiId = history.status === 'success' ? (history.data?.instances.at(-1)?.giId ?? null) : null;
  const people = usePlayerInstances(firstGiId);

  if (table.status !== 'success') return table;
  if (!isGameWithoutResults)
    return { status: 'success', data: { rows: table.data ?? [], hasResults: !isEmpty } };
  if (history.status !== 'success') return history;
  if (firstGiId === null) return { status: 'success', data: { rows: [], hasResults: false } };
  if (people.status !== 'success') return people;
  return { status: 'success', data: { rows: zeroedRows(people.data), hasResults: false } };
}

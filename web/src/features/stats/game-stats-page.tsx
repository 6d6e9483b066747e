import { type Game, type History, type PlayerGameStats, zeroedRows } from '@fives/domain';
import type { ReactNode } from 'react';
import { useGame, useHistory, useStatsTable } from '../../db/games.ts';
import type { Live } from '../../db/live.ts';
import { usePlayerInstances } from '../../db/player-instances.ts';
import { ErrorPanel, MessagePanel } from '../../ui/messages.tsx';
import { Page, type PageProps, PageSkeleton } from '../../ui/page.tsx';

export interface GameStatsPageProps extends Omit<PageProps, 'children'> {
  readonly stats: LiveGameStats;
  /** Draws the stats once they are there. */
  readonly children: (stats: GameStats) => ReactNode;
}

/** A screen about a game's stats: what it shows before they are there, and where they cannot be seen. */
export function GameStatsPage({ stats, children, ...page }: GameStatsPageProps) {
  if (stats.status === 'loading') return <PageSkeleton />;
  if (stats.status === 'success' && stats.data !== null) {
    return <Page {...page}>{children(stats.data)}</Page>;
  }
  return (
    <Page {...page}>
      {stats.status === 'error' ? (
        <ErrorPanel level="h1" error={stats.error} />
      ) : (
        <MessagePanel level="h1" title="No such game" text="There is no game at this address." />
      )}
    </Page>
  );
}

/** A game's table, in no order. */
export interface GameStats {
  readonly game: Game;
  /** Before the first result: the first instance's players, with nothing but zeros. */
  readonly rows: readonly PlayerGameStats[];
  readonly hasResults: boolean;
}

/** What the screens know of a game's stats. A game that is not there reads as null. */
type LiveGameStats =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | { readonly status: 'success'; readonly data: GameStats | null };

const LOADING = { status: 'loading' } as const;

/** Watches a game and its table; only its members may. */
export function useGameStats(gameId: string): LiveGameStats {
  const game = useGame(gameId);
  const rows = useRows(gameId);
  if (game.status === 'error') return game;
  if (game.status === 'loading') return LOADING;
  if (game.data === null) return { status: 'success', data: null };
  if (rows.status !== 'success') return rows;
  return { status: 'success', data: { game: game.data, ...rows.data } };
}

type Rows = Pick<GameStats, 'rows' | 'hasResults'>;
type LiveRows = Exclude<LiveGameStats, { status: 'success' }> | { status: 'success'; data: Rows };

function useRows(gameId: string): LiveRows {
  const table = useStatsTable(gameId);
  const isEmpty = table.status === 'success' && (table.data?.length ?? 0) === 0;
  const history = useHistory(isEmpty ? gameId : null);
  const firstGiId = oldestGiId(history);
  const people = usePlayerInstances(firstGiId);

  if (table.status !== 'success') return table;
  if (!isEmpty) return { status: 'success', data: { rows: table.data ?? [], hasResults: true } };
  if (history.status !== 'success') return history;
  if (firstGiId === null) return { status: 'success', data: { rows: [], hasResults: false } };
  if (people.status !== 'success') return people;
  return { status: 'success', data: { rows: zeroedRows(people.data), hasResults: false } };
}

/** The history is newest first. */
function oldestGiId(history: Live<History | null>): string | null {
  return history.status === 'success' ? (history.data?.instances.at(-1)?.giId ?? null) : null;
}

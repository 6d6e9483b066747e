import type { ReactNode } from 'react';
import { ErrorPanel, MessagePanel } from '../../ui/messages.tsx';
import { Page, type PageProps, PageSkeleton } from '../../ui/page.tsx';
import type { GameStats, LiveGameStats } from './use-game-stats.ts';

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

import type { ReactNode } from 'react';
import { ErrorPanel } from '../../components/error-panel.tsx';
import { MessagePanel } from '../../components/message-panel.tsx';
import { Page, type PageProps } from '../../components/page.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
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

import { SimpleGrid, Stack } from '@chakra-ui/react';
import { STAT_NAMES } from '@fives/domain';
import { appPaths } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-now.ts';
import { DailyStatCard } from '../../ui/daily-stat-card.tsx';
import { NoResultsNote } from './no-results-note.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { SeasonSection } from './season/season-section.tsx';
import { StatPreview } from './stat-preview.tsx';
import { StatsHeader } from './stats-header.tsx';
import type { GameStats } from './use-game-stats.ts';

export interface StatsOverviewProps {
  readonly stats: GameStats;
  readonly uid: string | null;
}

/** Every stat of a game, the top three of each. */
export function StatsOverview({ stats: { game, rows, hasResults }, uid }: StatsOverviewProps) {
  const now = useNow();
  return (
    <Stack gap="4">
      <StatsHeader title="Stats" name={game.name} />
      {game.dailyStat && <DailyStatCard stat={game.dailyStat} now={now} />}
      {rows.length === 0 ? (
        <NobodyYet gameId={game.id} />
      ) : (
        <>
          {!hasResults && <NoResultsNote />}
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
            {STAT_NAMES.map((stat) => (
              <StatPreview
                key={stat}
                stat={stat}
                rows={rows}
                uid={uid}
                showAll={appPaths.stat(game.id, stat)}
              />
            ))}
          </SimpleGrid>
          {hasResults && <SeasonSection game={game} uid={uid} />}
        </>
      )}
    </Stack>
  );
}

import { Flex, Heading, Link, SimpleGrid, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  type PlayerGameStats,
  type Points,
  PREVIEW_LENGTH,
  STAT_NAMES,
  STAT_TITLES,
  type StatName,
  sortedByStat,
  type Uid,
} from '@fives/domain';
import { lazy, memo, Suspense } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-environment.ts';
import { useNearScreen } from '../../lib/lazy-part.tsx';
import { DailyStatCard } from '../../shared/game/game-parts.tsx';
import type { ChartsProps } from './charts/chart-parts.tsx';
import type { GameStats } from './game-stats-page.tsx';
import { SeasonStats, topValue } from './one-stat.tsx';
import { StatRows } from './stat-rows.tsx';

export interface StatsOverviewProps {
  readonly stats: GameStats;
  readonly uid: Uid | null;
}

export function StatsOverview({ stats, uid }: StatsOverviewProps) {
  const { game, season, seasonParam, rows, hasResults } = stats;
  const now = useNow();
  return (
    <Stack gap="4">
      {game.dailyStat && <DailyStatCard stat={game.dailyStat} now={now} uid={uid} />}
      <SeasonStats stats={stats}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
          {STAT_NAMES.map((stat) => (
            <StatPreview
              key={stat}
              stat={stat}
              rows={rows}
              points={game.points}
              uid={uid}
              showAllPath={appPaths.stat(game.id, stat, seasonParam)}
            />
          ))}
        </SimpleGrid>
        {hasResults && <ChartsSection game={game} season={season} uid={uid} />}
      </SeasonStats>
    </Stack>
  );
}

interface StatPreviewProps {
  readonly stat: StatName;
  readonly rows: readonly PlayerGameStats[];
  readonly points: Points;
  readonly uid: Uid | null;
  readonly showAllPath: string;
}

export const StatPreview = memo(function StatPreview(props: StatPreviewProps) {
  const { stat, rows, points, uid, showAllPath } = props;
  const sorted = sortedByStat(rows, stat, points);
  const top = sorted.slice(0, PREVIEW_LENGTH);
  const own = sorted.slice(PREVIEW_LENGTH).find((row) => row.playerId === uid) ?? null;
  return (
    <Stack as="section" layerStyle="panel" gap="1" px={{ base: '3', sm: '4' }} pt="2" pb="3">
      <Flex align="center" justify="space-between" gap="3" minH="touch">
        <Heading as="h2" textStyle="title">
          {STAT_TITLES[stat]}
        </Heading>
        <Link asChild color="brand.fg" fontWeight="600" minH="touch" alignItems="center" gap="1">
          <RouterLink to={showAllPath}>
            show all
            <VisuallyHidden> {STAT_TITLES[stat]}</VisuallyHidden>
            <LuArrowRight aria-hidden="true" />
          </RouterLink>
        </Link>
      </Flex>
      <StatRows stat={stat} rows={top} own={own} uid={uid} topValue={topValue(sorted, stat)} />
    </Stack>
  );
});

// Loads on scrolling down, because the chart library is larger than the rest of the page.
const StatCharts = lazy(async () => {
  try {
    return { default: (await import('./charts/stat-charts.tsx')).StatCharts };
  } catch (error) {
    console.error('Could not load the charts', error);
    return { default: ChartsMissing };
  }
});

function ChartsSection(props: ChartsProps) {
  const { ref, isNear } = useNearScreen();
  const skeleton = <Skeleton height="80" borderRadius="2xl" aria-busy="true" aria-label="Loading charts" />;
  return (
    <Stack as="section" ref={ref} gap="3" pt="2" minH="96">
      <Heading as="h2" textStyle="display" fontSize="3xl">
        Charts
      </Heading>
      {isNear && (
        <Suspense fallback={skeleton}>
          <StatCharts {...props} skeleton={skeleton} />
        </Suspense>
      )}
    </Stack>
  );
}

function ChartsMissing() {
  return <Text color="fg.muted">Couldn't load the charts. Try again when you're online.</Text>;
}

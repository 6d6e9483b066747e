import { Flex, Heading, Link, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
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
import { lazy, Suspense } from 'react';
import { LuArrowRight } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { useNow } from '../../hooks/use-now.ts';
import { DailyStatCard } from '../../shared/game/game-parts.tsx';
import { useNearScreen } from '../../ui/lazy-part.tsx';
import type { ChartsProps } from './charts/range.ts';
import type { GameStats } from './game-stats-page.tsx';
import { ChartsSkeleton, NoResultsNote, NothingYet, topValue } from './one-stat.tsx';
import { SeasonChoice } from './season-choice.tsx';
import { StatRows } from './stat-rows.tsx';

export interface StatsOverviewProps {
  readonly stats: GameStats;
  readonly uid: Uid | null;
}

export function StatsOverview({
  stats: { game, season, wanted, rows, hasResults },
  uid,
}: StatsOverviewProps) {
  const now = useNow();
  return (
    <Stack gap="4">
      {game.dailyStat && <DailyStatCard stat={game.dailyStat} now={now} />}
      <SeasonChoice game={game} season={season} />
      {rows.length === 0 ? (
        <NothingYet game={game} season={season} />
      ) : (
        <>
          {!hasResults && <NoResultsNote />}
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
            {STAT_NAMES.map((stat) => (
              <StatPreview
                key={stat}
                stat={stat}
                rows={rows}
                points={game.points}
                uid={uid}
                showAll={appPaths.stat(game.id, stat, wanted)}
              />
            ))}
          </SimpleGrid>
          {hasResults && <ChartsSection game={game} season={season} uid={uid} />}
        </>
      )}
    </Stack>
  );
}

interface StatPreviewProps {
  readonly stat: StatName;
  readonly rows: readonly PlayerGameStats[];
  readonly points: Points;
  readonly uid: Uid | null;
  readonly showAll: string;
}

export function StatPreview({ stat, rows, points, uid, showAll }: StatPreviewProps) {
  const sorted = sortedByStat(rows, stat, points);
  const { top, own } = previewRows(sorted, uid);
  return (
    <Stack as="section" layerStyle="panel" gap="1" px={{ base: '3', sm: '4' }} pt="2" pb="3">
      <Flex align="center" justify="space-between" gap="3" minH="touch">
        <Heading as="h2" textStyle="title">
          {STAT_TITLES[stat]}
        </Heading>
        <Link asChild color="brand.fg" fontWeight="600" minH="touch" alignItems="center" gap="1">
          <RouterLink to={showAll}>
            show all
            <VisuallyHidden> {STAT_TITLES[stat]}</VisuallyHidden>
            <LuArrowRight aria-hidden="true" />
          </RouterLink>
        </Link>
      </Flex>
      <StatRows stat={stat} rows={top} own={own} uid={uid} topValue={topValue(sorted, stat)} />
    </Stack>
  );
}

interface PreviewRows {
  readonly top: readonly PlayerGameStats[];
  /** Null if the viewer is in the top three or has no row. */
  readonly own: PlayerGameStats | null;
}

export function previewRows(sorted: readonly PlayerGameStats[], uid: Uid | null): PreviewRows {
  const top = sorted.slice(0, PREVIEW_LENGTH);
  const own = sorted.slice(PREVIEW_LENGTH).find((row) => row.playerId === uid) ?? null;
  return { top, own };
}

// The chart library is larger than the rest of the page, so only a scroll down loads it.
const StatCharts = lazy(async () => {
  try {
    return { default: (await import('./charts/stat-charts.tsx')).StatCharts };
  } catch (error) {
    console.error('The charts did not load', error);
    return { default: ChartsMissing };
  }
});

/** Loads the charts and their data only near the screen. */
function ChartsSection(props: ChartsProps) {
  const { ref, isNear } = useNearScreen();
  return (
    <Stack as="section" ref={ref} gap="3" pt="2" minH="96">
      <Heading as="h2" textStyle="display" fontSize="3xl">
        Charts
      </Heading>
      {isNear && (
        <Suspense fallback={<ChartsSkeleton />}>
          <StatCharts {...props} />
        </Suspense>
      )}
    </Stack>
  );
}

function ChartsMissing(_props: ChartsProps) {
  return <Text color="fg.muted">Couldn't load the charts. Try again when you're online.</Text>;
}

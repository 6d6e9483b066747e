import { Alert, Box, Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  type PlayerGameStats,
  STAT_TITLES,
  type StatName,
  sortedByStat,
  statValue,
  type Uid,
} from '@fives/domain';
import { Link } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { MessagePanel } from '../../ui/messages.tsx';
import type { GameStats } from './game-stats-page.tsx';
import { PointsNote } from './points-note.tsx';
import { SeasonChoice } from './season-choice.tsx';
import { StatRows } from './stat-rows.tsx';

export interface OneStatProps {
  readonly stat: StatName;
  readonly stats: GameStats;
  readonly uid: Uid | null;
}

export function OneStat({ stat, stats: { game, season, rows, hasResults }, uid }: OneStatProps) {
  const sorted = sortedByStat(rows, stat, game.points);
  return (
    <Stack gap="4">
      <StatsHeader title={STAT_TITLES[stat]} name={game.name} />
      <SeasonChoice game={game} season={season} />
      {rows.length === 0 ? (
        <NothingYet game={game} season={season} />
      ) : (
        <>
          {!hasResults && <NoResultsNote />}
          {stat === 'leaderboard' && <PointsNote points={game.points} />}
          <Box layerStyle="panel" px={{ base: '3', sm: '4' }} py="3">
            <StatRows stat={stat} rows={sorted} own={null} uid={uid} topValue={topValue(sorted, stat)} />
          </Box>
        </>
      )}
    </Stack>
  );
}

interface StatsHeaderProps {
  readonly title: string;
  readonly name: string;
}

export function StatsHeader({ title, name }: StatsHeaderProps) {
  return (
    <Stack as="header" layerStyle="scoreboard" p={{ base: '5', md: '7' }} gap="1.5">
      <Heading as="h1" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
        {title}
      </Heading>
      <Text fontWeight="600" overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Text>
    </Stack>
  );
}

export function NothingYet({ game, season }: Pick<GameStats, 'game' | 'season'>) {
  return season !== null ? (
    <MessagePanel
      title="No results in this season yet"
      text="The leaderboard starts with the first result."
    />
  ) : (
    <MessagePanel title="No players yet" text="Invite some players. Stats start with the first result.">
      <Button asChild>
        <Link to={appPaths.game(game.id)}>To the game</Link>
      </Button>
    </MessagePanel>
  );
}

export function NoResultsNote() {
  return (
    <Alert.Root status="info" borderRadius="2xl">
      <Alert.Indicator />
      <Alert.Title>No stats yet. They start with the first result.</Alert.Title>
    </Alert.Root>
  );
}

/** Returns the highest figure, which scales the bars, or 0 without bars or rows. */
export function topValue(rows: readonly PlayerGameStats[], stat: StatName): number {
  if (stat === 'leaderboard' || stat === 'form') return 0;
  return Math.max(0, ...rows.map((row) => statValue(row, stat)));
}

export function ChartsSkeleton() {
  return <Skeleton height="80" borderRadius="2xl" aria-busy="true" aria-label="Loading charts" />;
}

import { Alert, Box, Heading, Stack, Text } from '@chakra-ui/react';
import {
  type PlayerGameStats,
  pointsText,
  STAT_TITLES,
  type StatName,
  sortedByStat,
  statValue,
  type Uid,
} from '@fives/domain';
import type { ReactNode } from 'react';
import { appPaths } from '../../config/paths.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { MessagePanel } from '../../ui/messages.tsx';
import type { GameStats } from './game-stats-page.tsx';
import { SeasonChoice } from './season-choice.tsx';
import { StatRows } from './stat-rows.tsx';

interface OneStatProps {
  readonly stat: StatName;
  readonly stats: GameStats;
  readonly uid: Uid | null;
}

export function OneStat({ stat, stats, uid }: OneStatProps) {
  const { game } = stats;
  const sorted = sortedByStat(stats.rows, stat, game.points);
  return (
    <Stack gap="4">
      <Stack as="header" layerStyle="scoreboard" p={{ base: '5', md: '7' }} gap="1.5">
        <Heading as="h1" textStyle="display" fontSize={{ base: '4xl', md: '5xl' }}>
          {STAT_TITLES[stat]}
        </Heading>
        <Text fontWeight="600" overflowWrap="anywhere">
          <bdi>{game.name}</bdi>
        </Text>
      </Stack>
      <SeasonStats stats={stats}>
        {stat === 'leaderboard' && (
          <Text color="fg.muted" fontSize="sm">
            {pointsText(game.points)}
          </Text>
        )}
        <Box layerStyle="panel" px={{ base: '3', sm: '4' }} py="3">
          <StatRows stat={stat} rows={sorted} own={null} uid={uid} topValue={topValue(sorted, stat)} />
        </Box>
      </SeasonStats>
    </Stack>
  );
}

interface SeasonStatsProps {
  readonly stats: GameStats;
  readonly children: ReactNode;
}

export function SeasonStats({ stats: { game, season, rows, hasResults }, children }: SeasonStatsProps) {
  return (
    <>
      <SeasonChoice game={game} season={season} />
      {rows.length === 0 && season !== null && (
        <MessagePanel
          title="No results in this season yet"
          text="The leaderboard starts with the first result."
        />
      )}
      {rows.length === 0 && season === null && (
        <MessagePanel title="No players yet" text="Invite some players. Stats start with the first result.">
          <LinkButton to={appPaths.game(game.id)}>To the game</LinkButton>
        </MessagePanel>
      )}
      {rows.length > 0 && !hasResults && (
        <Alert.Root status="info" borderRadius="2xl">
          <Alert.Indicator />
          <Alert.Title>No stats yet. They start with the first result.</Alert.Title>
        </Alert.Root>
      )}
      {rows.length > 0 && children}
    </>
  );
}

export function topValue(rows: readonly PlayerGameStats[], stat: StatName): number {
  if (stat === 'leaderboard' || stat === 'form') return 0;
  return Math.max(0, ...rows.map((row) => statValue(row, stat)));
}

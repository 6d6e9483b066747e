import { Box, Stack } from '@chakra-ui/react';
import { STAT_TITLES, type StatName, sortedByStat } from '@fives/domain';
import type { GameStats } from './game-stats-page.tsx';
import { StatRows } from './stat-rows.tsx';
import { NobodyYet, NoResultsNote, StatsHeader, topValue } from './stats-header.tsx';

export interface OneStatProps {
  readonly stat: StatName;
  readonly stats: GameStats;
  readonly uid: string | null;
}

/** Everybody's row of one stat. */
export function OneStat({ stat, stats: { game, rows, hasResults }, uid }: OneStatProps) {
  const sorted = sortedByStat(rows, stat);
  return (
    <Stack gap="4">
      <StatsHeader title={STAT_TITLES[stat]} name={game.name} />
      {rows.length === 0 ? (
        <NobodyYet gameId={game.id} />
      ) : (
        <>
          {!hasResults && <NoResultsNote />}
          <Box layerStyle="panel" px={{ base: '3', sm: '4' }} py="3">
            <StatRows stat={stat} rows={sorted} own={null} uid={uid} topValue={topValue(sorted, stat)} />
          </Box>
        </>
      )}
    </Stack>
  );
}

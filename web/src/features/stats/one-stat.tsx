import { Box, Stack } from '@chakra-ui/react';
import { STAT_TITLES, type StatName, sortedByStat } from '@fives/domain';
import { NoResultsNote } from './no-results-note.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { StatRows } from './stat-rows.tsx';
import { StatsHeader } from './stats-header.tsx';
import { topValue } from './top-value.ts';
import type { GameStats } from './use-game-stats.ts';

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

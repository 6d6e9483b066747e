import { Box, Stack } from '@chakra-ui/react';
import type { PlayerGameStats, StatName } from '@fives/domain';
import { BarRow } from './bar-row.tsx';
import { FormRow } from './form-row.tsx';
import { LeaderboardTable, type LeaderboardTableProps } from './leaderboard-table.tsx';
import { AFTER_DIVIDER } from './own-row.ts';

export interface StatRowsProps extends LeaderboardTableProps {
  readonly stat: StatName;
  /** What the longest bar stands for. */
  readonly topValue: number;
}

/** The rows of one stat, drawn as that stat is: a table, squares, or bars. */
export function StatRows({ stat, rows, own, uid, topValue }: StatRowsProps) {
  if (stat === 'leaderboard') return <LeaderboardTable rows={rows} own={own} uid={uid} />;
  const draw = (row: PlayerGameStats) =>
    stat === 'form' ? (
      <FormRow row={row} isMe={row.playerId === uid} />
    ) : (
      <BarRow row={row} isMe={row.playerId === uid} stat={stat} topValue={topValue} />
    );
  return (
    <Stack as="ol" gap="1" listStyleType="none">
      {rows.map((row) => (
        <li key={row.playerId}>{draw(row)}</li>
      ))}
      {own && (
        <Box as="li" pt="1" {...AFTER_DIVIDER}>
          {draw(own)}
        </Box>
      )}
    </Stack>
  );
}

import { Box, Stack, Text } from '@chakra-ui/react';
import type { Column, ImportResultsResponse } from '@fives/domain';
import { Select } from '../../ui/form.tsx';

const COLUMN_LABELS: readonly (readonly [Column, string])[] = [
  ['NONE', 'Not used'],
  ['DATE', 'Date'],
  ['TEAM_A', 'Team A players'],
  ['TEAM_B', 'Team B players'],
  ['PLAYER', 'One player'],
  ['TEAM', "Player's team"],
  ['OUTCOME', 'Won, drew or lost'],
  ['GOALS_A', 'Team A goals, or score'],
  ['GOALS_B', 'Team B goals'],
  ['WINNER', 'Winner'],
  ['PLAYED', 'Games played'],
  ['WON', 'Games won'],
  ['DRAWN', 'Games drawn'],
  ['LOST', 'Games lost'],
  ['POINTS', 'Points'],
];

interface ColumnsStepProps extends Pick<ImportResultsResponse, 'columns' | 'rows'> {
  readonly isBusy: boolean;
  readonly onChange: (columns: readonly Column[]) => void;
}

export function ColumnsStep({ columns, rows, isBusy, onChange }: ColumnsStepProps) {
  const [titles = [], ...samples] = rows;
  const change = (at: number, chosen: string) => {
    const column = COLUMN_LABELS.find(([value]) => value === chosen)?.[0] ?? 'NONE';
    onChange(columns.map((each, position) => (position === at ? column : each)));
  };
  return (
    <Stack as="section" gap="2" aria-label="Columns" aria-busy={isBusy}>
      <Text fontWeight="600" color="fg.muted">
        What is in each column?
      </Text>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label="Columns of your table" pb="2">
        <Box as="table" fontSize="sm" css={{ '& td, & th': { paddingInlineEnd: '3', textAlign: 'start' } }}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                <Box as="th" key={at} minW="11rem" fontWeight="600" pb="1">
                  <Select
                    aria-label={`Column ${at + 1}: ${titles[at] || 'no title'}`}
                    options={COLUMN_LABELS}
                    value={column}
                    onChange={({ target }) => change(at, target.value)}
                  />
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {[titles, ...samples].map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order.
              <Box as="tr" key={row} {...(row === 0 ? { fontWeight: '600' } : { color: 'fg.muted' })}>
                {columns.map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
                  <Box as="td" key={at} maxW="15rem" truncate>
                    {cells[at]}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
    </Stack>
  );
}

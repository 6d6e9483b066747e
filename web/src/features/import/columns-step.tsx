import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Column, ImportResultsResponse } from '@fives/domain';
import { Select } from '../../ui/form.tsx';

const COLUMN_LABELS: readonly (readonly [Column, string])[] = [
  ['NONE', 'Not used'],
  ['DATE', 'Date'],
  ['TEAM_A', 'Team A'],
  ['TEAM_B', 'Team B'],
  ['PLAYER', 'One player'],
  ['TEAM', "Player's team"],
  ['OUTCOME', 'Won, drew or lost'],
  ['GOALS_A', 'Goals A or score'],
  ['GOALS_B', 'Goals B'],
  ['WINNER', 'Winner'],
  ['PLAYED', 'Games played'],
  ['WON', 'Games won'],
  ['DRAWN', 'Games drawn'],
  ['LOST', 'Games lost'],
  ['POINTS', 'Points'],
];

interface ColumnsStepProps extends Pick<ImportResultsResponse, 'columns' | 'rows'> {
  readonly onChange: (columns: Column[]) => void;
}

export function ColumnsStep({ columns, rows, onChange }: ColumnsStepProps) {
  const [titles = [], ...samples] = rows;
  const change = (at: number, chosen: string) => {
    const column = COLUMN_LABELS.find(([value]) => value === chosen)?.[0] ?? 'NONE';
    onChange(columns.map((each, position) => (position === at ? column : each)));
  };
  return (
    <Stack as="section" gap="2" aria-label="Columns">
      <Text fontWeight="600" color="fg.muted">
        What is in each column?
      </Text>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
        <Flex as="label" key={at} wrap="wrap" align="center" columnGap="2">
          <Box flex="1 1 5rem" overflowWrap="anywhere">
            <Text fontWeight="600">{titles[at] || `Column ${at + 1}`}</Text>
            <Text color="fg.muted" fontSize="sm" truncate>
              {samples.find((cells) => cells[at])?.[at]}
            </Text>
          </Box>
          <Box flex="1 1 10rem">
            <Select
              options={COLUMN_LABELS}
              value={column}
              onChange={({ target }) => change(at, target.value)}
            />
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}

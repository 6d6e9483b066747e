import { Grid, Stack, Text } from '@chakra-ui/react';
import type { Column, ImportResultsResponse } from '@fives/domain';
import { FormField, Select } from '../../ui/form.tsx';

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
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))" gap="3">
        {columns.map((column, at) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order.
            key={at}
            label={titles[at] || `Column ${at + 1}`}
            help={samples.find((cells) => cells[at])?.[at]}
          >
            <Select
              options={COLUMN_LABELS}
              value={column}
              onChange={({ target }) => change(at, target.value)}
            />
          </FormField>
        ))}
      </Grid>
    </Stack>
  );
}

import { SegmentGroup, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { recordedResults } from '@fives/domain';
import { useState } from 'react';
import { useWholeHistory } from '../../../db/games.ts';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { ChartsSkeleton } from '../one-stat.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { FormPanel } from './form-panel.tsx';
import { PositionPanel } from './position-panel.tsx';
import { FEWEST_RESULTS, type Range, RECENT, type SeasonProps } from './range.ts';

/** The charts of a season, from one read of the game's history. */
export function SeasonCharts({ game, uid }: SeasonProps) {
  const live = useWholeHistory(game.id);
  const [range, setRange] = useState<Range>('recent');
  if (live.status === 'loading') return <ChartsSkeleton />;
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const results = recordedResults(live.data?.instances ?? []).length;
  if (live.data === null || results < FEWEST_RESULTS) {
    return <Text color="fg.muted">The charts begin with the second result.</Text>;
  }
  const chart = { history: live.data, uid, range, timeZone: game.timeZone };
  return (
    <Stack gap="3">
      {results > RECENT && <RangeSwitch range={range} onChange={setRange} />}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <PositionPanel {...chart} />
        <FormPanel {...chart} />
        <FairnessPanel history={live.data} timeZone={game.timeZone} />
      </SimpleGrid>
    </Stack>
  );
}

const CHOICES = [
  { value: 'recent', label: `Last ${RECENT} results` },
  { value: 'all', label: 'All' },
];

interface RangeSwitchProps {
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/** Chooses between the last results and all of them. */
function RangeSwitch({ range, onChange }: RangeSwitchProps) {
  return (
    <SegmentGroup.Root
      aria-label="Results shown"
      alignSelf="start"
      borderRadius="xl"
      value={range}
      onValueChange={(details) => onChange(details.value === 'all' ? 'all' : 'recent')}
    >
      <SegmentGroup.Indicator borderRadius="xl" />
      {CHOICES.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value} h="touch" minW="touch" px="4" fontSize="md">
          <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

import { SegmentGroup, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { recordedResults } from '@fives/domain';
import { useState } from 'react';
import { useHistory } from '../../../db/games.ts';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { ChartsSkeleton } from '../one-stat.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { FormPanel } from './form-panel.tsx';
import { PositionPanel } from './position-panel.tsx';
import { FEWEST_RESULTS, type Range, RECENT, type SeasonProps } from './range.ts';

/**
 * The charts of a season, from one read of the open part of the game's history: its last hundred results and more, each
 * with the positions of all time. A phone draws no more than that to any use.
 */
export function SeasonCharts({ game, uid }: SeasonProps) {
  const live = useHistory(game.id);
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
      {results > RECENT && (
        <RangeSwitch
          range={range}
          all={live.data.closed > 0 ? `Last ${results} results` : 'All'}
          onChange={setRange}
        />
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <PositionPanel {...chart} />
        <FormPanel {...chart} />
        <FairnessPanel history={live.data} timeZone={game.timeZone} />
      </SimpleGrid>
    </Stack>
  );
}

interface RangeSwitchProps {
  readonly range: Range;
  /** How the longer range is called. */
  readonly all: string;
  readonly onChange: (range: Range) => void;
}

/** Chooses between the last results and all that there are. */
function RangeSwitch({ range, all, onChange }: RangeSwitchProps) {
  const choices = [
    { value: 'recent', label: `Last ${RECENT} results` },
    { value: 'all', label: all },
  ];
  return (
    <SegmentGroup.Root
      aria-label="Results shown"
      alignSelf="start"
      borderRadius="xl"
      value={range}
      onValueChange={(details) => onChange(details.value === 'all' ? 'all' : 'recent')}
    >
      <SegmentGroup.Indicator borderRadius="xl" />
      {choices.map(({ value, label }) => (
        <SegmentGroup.Item key={value} value={value} h="touch" minW="touch" px="4" fontSize="md">
          <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

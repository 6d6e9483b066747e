import { SegmentGroup, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { coversSeason, type History, inSeason, recordedResults, type SeasonSpan } from '@fives/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useHistory } from '../../../db/games.ts';
import { ErrorPanel } from '../../../ui/messages.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { FormPanel } from './form-panel.tsx';
import { PositionPanel } from './position-panel.tsx';
import { type ChartsProps, MIN_DATA_POINTS, type Range, RECENT_RESULTS } from './range.ts';

/** Reads only the open part of the history, which costs one read. */
export function StatCharts({ game, season, uid, skeleton }: ChartsProps & { readonly skeleton: ReactNode }) {
  const live = useHistory(game.id);
  const history = live.status === 'success' ? live.data : null;
  const shown = useMemo(() => (history && season ? inSeason(history, season) : history), [history, season]);
  const [range, setRange] = useState<Range>('recent');
  if (live.status === 'loading') return skeleton;
  if (live.status === 'error') return <ErrorPanel error={live.error} />;
  const results = recordedResults(shown?.instances ?? []).length;
  if (history === null || shown === null || results < MIN_DATA_POINTS) {
    return <Text color="fg.muted">{noChartsText(history, season)}</Text>;
  }
  const { points, timeZone } = game;
  const chart = { history: shown, points, uid, range, timeZone };
  return (
    <Stack gap="3">
      {results > RECENT_RESULTS && (
        <RangeSwitch
          range={range}
          allLabel={Object.keys(shown.before ?? {}).length > 0 ? `Last ${results} results` : 'All'}
          onChange={setRange}
        />
      )}
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <PositionPanel {...chart} />
        <FormPanel {...chart} />
        <FairnessPanel history={shown} timeZone={timeZone} />
      </SimpleGrid>
    </Stack>
  );
}

function noChartsText(history: History | null, season: SeasonSpan | null): string {
  return history === null || season === null || coversSeason(history, season)
    ? 'Charts start after two results.'
    : 'Charts cover the last 100 games. This season is older.';
}

interface RangeSwitchProps {
  readonly range: Range;
  readonly allLabel: string;
  readonly onChange: (range: Range) => void;
}

function RangeSwitch({ range, allLabel, onChange }: RangeSwitchProps) {
  const choices = [
    { value: 'recent', label: `Last ${RECENT_RESULTS} results` },
    { value: 'all', label: allLabel },
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

import { useChart } from '@chakra-ui/charts';
import { Box, SegmentGroup, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  coversSeason,
  type ForecastGame,
  fairnessOf,
  fairnessOverTime,
  fairnessText,
  forecastGameText,
  formatInZone,
  type History,
  type HistorySpan,
  inSeason,
  recordedResults,
  type SeasonSpan,
} from '@fives/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { Bar, BarChart, Cell, ReferenceLine } from 'recharts';
import { useHistory } from '../../../db/games.ts';
import { ErrorPanel } from '../../../ui/messages.tsx';
import {
  ChartPanel,
  type ChartsProps,
  DAY_FORMAT,
  MIN_DATA_POINTS,
  type Range,
  RECENT_RESULTS,
  ScreenReaderTable,
  TimeChart,
} from './chart-panel.tsx';
import { FormPanel, PositionPanel } from './line-charts.tsx';

const FAIRNESS_TITLE = 'How fair have we been?';

interface FairnessPanelProps {
  readonly history: HistorySpan;
  readonly timeZone: string;
}

/** Each forecast uses only earlier results. */
export function FairnessPanel({ history, timeZone }: FairnessPanelProps) {
  const games = useMemo(() => fairnessOverTime(history.instances, RECENT_RESULTS), [history]);
  // The first result has no forecast, so two forecasts need three results.
  if (games.length < MIN_DATA_POINTS) {
    return (
      <ChartPanel title={FAIRNESS_TITLE} text="Our prediction for each game, and the result.">
        <Text color="fg.muted">The chart starts after three results.</Text>
      </ChartPanel>
    );
  }
  const rows = games.map((game) => ({
    ...game,
    day: formatInZone(game.startDateTime, timeZone, DAY_FORMAT),
    text: forecastGameText(game),
  }));
  return (
    <ChartPanel title={FAIRNESS_TITLE} text={fairnessText(fairnessOf(games))}>
      <FairnessChart rows={rows} />
      <Text color="fg.muted" fontSize="sm">
        One bar per game, as tall as the winning margin. Up: the favourites won. Down: they lost. Grey: no
        favourite.
      </Text>
      <ScreenReaderTable
        caption={FAIRNESS_TITLE}
        columns={['Forecast and result']}
        rows={rows.map(({ giId, day, text }) => ({ key: giId, name: day, cells: [text] }))}
      />
    </ChartPanel>
  );
}

/** Bar height in goals if the result has only a winner. */
const UNKNOWN_MARGIN = 1;

interface FairnessRow extends ForecastGame {
  readonly day: string;
  readonly text: string;
}

function FairnessChart({ rows }: { readonly rows: readonly FairnessRow[] }) {
  const data = rows.map((row) => ({ ...row, goals: goalsOf(row) }));
  const chart = useChart({ data, series: [{ name: 'goals', color: 'chart.own' }] });
  const highest = Math.max(2, ...data.map(({ goals }) => Math.abs(goals)));
  return (
    <TimeChart
      plot={BarChart}
      chart={chart}
      range="recent"
      yAxis={{
        domain: [-highest, highest],
        ticks: [-highest, 0, highest],
        tickFormatter: (goals: number) => String(Math.abs(goals)),
      }}
      cursor={{ fill: chart.color('bg.subtle') }}
      content={({ payload }) => <FairnessTooltip row={payload?.[0]?.payload} />}
    >
      <ReferenceLine y={0} stroke={chart.color('border.control')} />
      <Bar dataKey="goals" isAnimationActive={false} maxBarSize={24}>
        {data.map((row) => (
          <Cell key={row.giId} fill={chart.color(colourOf(row))} />
        ))}
      </Bar>
    </TimeChart>
  );
}

function goalsOf({ favourite, winningTeam, margin }: ForecastGame): number {
  const goals = margin ?? UNKNOWN_MARGIN;
  const isDown = favourite !== null && favourite !== winningTeam;
  return goals === 0 || !isDown ? goals : -goals;
}

function colourOf({ favourite, winningTeam }: ForecastGame): string {
  if (favourite === null) return 'border.control';
  return favourite === winningTeam ? 'chart.own' : 'chart.second';
}

function FairnessTooltip({ row }: { readonly row: FairnessRow | undefined }) {
  if (row === undefined) return null;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" px="3" py="2" fontSize="sm" shadow="md">
      <Text fontWeight="600">{row.day}</Text>
      <Text>{row.text}</Text>
    </Box>
  );
}

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

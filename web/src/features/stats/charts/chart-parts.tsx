import { Chart, type UseChartReturn, useChart } from '@chakra-ui/charts';
import { Box, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import {
  type ForecastGame,
  fairnessOf,
  fairnessOverTime,
  fairnessText,
  forecastGameText,
  formatInZone,
  type Game,
  type HistorySpan,
  type Points,
  type SeasonSpan,
  type Uid,
} from '@fives/domain';
import { type ReactNode, useMemo } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LineChart,
  ReferenceLine,
  Tooltip,
  type TooltipProps,
  XAxis,
  YAxis,
  type YAxisProps,
} from 'recharts';

export type Range = 'recent' | 'all';

export const RECENT_RESULTS = 20;

/** Maximum number of steps on an axis. The number of ticks is one higher. */
const MAX_STEPS = 5;

/** Returns evenly spaced whole numbers from `first` up to `last`. */
export function axisTicks(first: number, last: number): number[] {
  const step = Math.max(1, Math.ceil((last - first) / MAX_STEPS));
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

export const MIN_DATA_POINTS = 2;

export interface ChartsProps {
  readonly game: Game;
  /** Null for all time. */
  readonly season: SeasonSpan | null;
  readonly uid: Uid | null;
}

export interface ChartData {
  readonly history: HistorySpan;
  readonly points: Points;
  readonly uid: Uid | null;
  readonly range: Range;
  readonly timeZone: string;
}

export function inRange<T>(series: readonly T[], range: Range): readonly T[] {
  return range === 'all' ? series : series.slice(-RECENT_RESULTS);
}

export const DAY_FORMAT = 'dd/MM/yyyy';

function axisText(day: string, range: Range): string {
  return range === 'recent' ? day.slice(0, 'dd/MM'.length) : day.slice('dd/'.length);
}

/** Pixels around the plot, so that marks at the edges are not cut off. */
const MARGIN = { top: 8, right: 12, bottom: 0, left: 0 };

interface TimeChartProps<T> extends Pick<TooltipProps, 'cursor' | 'content'> {
  readonly chart: UseChartReturn<T>;
  readonly plot?: typeof LineChart | typeof BarChart;
  readonly range: Range;
  readonly yAxis: Pick<YAxisProps, 'domain' | 'ticks' | 'reversed' | 'tickFormatter'>;
  readonly children: ReactNode;
}

/** Screen readers skip the chart and read `ScreenReaderTable`. */
export function TimeChart<T>(props: TimeChartProps<T>) {
  const { chart, plot: Plot = LineChart, range, yAxis, children } = props;
  const { cursor = { stroke: chart.color('border.emphasized') }, content = <Chart.Tooltip /> } = props;
  const grid = chart.color('border');
  return (
    <Chart.Root chart={chart} aspectRatio="auto" h="64" aria-hidden="true" dir="ltr">
      <Plot data={chart.data} responsive accessibilityLayer={false} margin={MARGIN}>
        <CartesianGrid stroke={grid} vertical={false} />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => axisText(day, range)}
          tickLine={false}
          stroke={grid}
          minTickGap={24}
          height={24}
        />
        <YAxis {...yAxis} interval={0} tickLine={false} axisLine={false} width={28} />
        <Tooltip cursor={cursor} isAnimationActive={false} content={content} />
        {children}
      </Plot>
    </Chart.Root>
  );
}

interface ChartPanelProps {
  readonly title: string;
  readonly text?: string;
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

export function ChartPanel({ title, text, control, children }: ChartPanelProps) {
  return (
    <Stack as="section" layerStyle="panel" gap="3" px={{ base: '3', sm: '4' }} pt="3" pb="4" minW="0">
      <Flex gap="3" wrap="wrap" justify="space-between" align="start">
        <Stack gap="1">
          <Heading as="h3" textStyle="title">
            {title}
          </Heading>
          {text && (
            <Text color="fg.muted" fontSize="sm">
              {text}
            </Text>
          )}
        </Stack>
        {control}
      </Flex>
      {children}
    </Stack>
  );
}

interface ScreenReaderTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    /** Null for a day without a value. */
    readonly cells: readonly (number | string | null)[];
  }[];
}

export function ScreenReaderTable({ caption, columns, rows }: ScreenReaderTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name.
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no id except its column.
                <td key={at}>{cell ?? 'none yet'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

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

import { Chart, type UseChartReturn } from '@chakra-ui/charts';
import { Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Game, HistorySpan, Points, SeasonSpan, Uid } from '@fives/domain';
import type { ReactNode } from 'react';
import {
  type BarChart,
  CartesianGrid,
  LineChart,
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

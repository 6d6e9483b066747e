import { Chart, type UseChartReturn } from '@chakra-ui/charts';
import { Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
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
import { axisText, type Range } from './range.ts';

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

import { Chart, type UseChartReturn } from '@chakra-ui/charts';
import type { ReactNode } from 'react';
import { CartesianGrid, LineChart, Tooltip, XAxis, YAxis, type YAxisProps } from 'recharts';
import { axisText, type Range } from './range.ts';

/** Room for the marks at the edges. */
export const MARGIN = { top: 8, right: 12, bottom: 0, left: 0 };

export interface SeasonChartProps<T> {
  /** Rows with a `day` in each. */
  readonly chart: UseChartReturn<T>;
  readonly range: Range;
  readonly yAxis: Pick<YAxisProps, 'domain' | 'ticks' | 'reversed'>;
  /** The lines. */
  readonly children: ReactNode;
}

/** Days from left to right, whole numbers from below. Nothing moves, and screen readers are told elsewhere. */
export function SeasonChart<T>({ chart, range, yAxis, children }: SeasonChartProps<T>) {
  const grid = chart.color('border');
  return (
    <Chart.Root chart={chart} aspectRatio="auto" h="64" aria-hidden="true" dir="ltr">
      <LineChart data={chart.data} responsive accessibilityLayer={false} margin={MARGIN}>
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
        <Tooltip
          cursor={{ stroke: chart.color('border.emphasized') }}
          isAnimationActive={false}
          content={<Chart.Tooltip />}
        />
        {children}
      </LineChart>
    </Chart.Root>
  );
}

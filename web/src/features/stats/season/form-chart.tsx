import { useChart } from '@chakra-ui/charts';
import { Text } from '@chakra-ui/react';
import { Line } from 'recharts';
import { lineMarks } from './line-marks.tsx';
import { OWN_LOOK } from './looks.ts';
import { FEWEST_RESULTS, type Range } from './range.ts';
import { SeasonChart } from './season-chart.tsx';

const FROM_NOTHING_TO_A_WIN = { domain: [0, 3], ticks: [0, 1, 2, 3] };

export interface FormChartProps {
  readonly rows: readonly { readonly day: string; readonly points: number }[];
  readonly range: Range;
}

/** One line between nothing and three points a game. */
export function FormChart({ rows, range }: FormChartProps) {
  const chart = useChart({
    data: [...rows],
    series: [{ name: 'points', label: 'points per game', color: OWN_LOOK.colour }],
  });
  if (rows.length < FEWEST_RESULTS)
    return <Text color="fg.muted">The line begins with the second game.</Text>;
  const colour = chart.color(OWN_LOOK.colour);
  return (
    <SeasonChart chart={chart} range={range} yAxis={FROM_NOTHING_TO_A_WIN}>
      <Line
        dataKey="points"
        type="linear"
        stroke={colour}
        strokeWidth={3}
        dot={lineMarks(OWN_LOOK, colour, rows.length)}
        isAnimationActive={false}
      />
    </SeasonChart>
  );
}

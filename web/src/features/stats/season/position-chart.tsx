import { useChart } from '@chakra-ui/charts';
import { Line as Path } from 'recharts';
import { lineMarks } from './line-marks.tsx';
import type { Look } from './looks.ts';
import { type Line, lowestPlace, type PositionRow, placeTicks } from './position-lines.ts';
import type { Range } from './range.ts';
import { SeasonChart } from './season-chart.tsx';

/** What the chart is given for a day: the place of line 0, line 1 and so on, and the day. */
type ChartRow = Readonly<Record<string, string | number | null>>;

export interface PositionChartProps {
  readonly rows: readonly PositionRow[];
  readonly lines: readonly Line[];
  /** In the order of the lines. */
  readonly looks: readonly Look[];
  readonly range: Range;
}

/** A line for each person, the top of the leaderboard at the top. */
export function PositionChart({ rows, lines, looks, range }: PositionChartProps) {
  const chart = useChart<ChartRow>({
    data: rows.map(({ day, places }) => ({ day, ...Object.fromEntries(places.entries()) })),
    series: lines.map(({ name }, at) => ({ name: String(at), label: name, color: looks[at]?.colour })),
  });
  const lowest = Math.max(2, lowestPlace(rows));
  return (
    <SeasonChart
      chart={chart}
      range={range}
      yAxis={{ reversed: true, domain: [1, lowest], ticks: placeTicks(lowest) }}
    >
      {looks.map((look, at) => (
        <Path
          key={lines[at]?.uid}
          dataKey={String(at)}
          name={String(at)}
          type="linear"
          stroke={chart.color(look.colour)}
          strokeWidth={lines[at]?.isMe ? 3 : 2}
          strokeDasharray={look.dash}
          dot={lineMarks(look, chart.color(look.colour), rows.length)}
          isAnimationActive={false}
        />
      ))}
    </SeasonChart>
  );
}

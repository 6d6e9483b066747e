import { useChart } from '@chakra-ui/charts';
import { Box, Text } from '@chakra-ui/react';
import {
  type ForecastGame,
  fairnessOf,
  fairnessOverTime,
  fairnessText,
  forecastGameText,
  formatInZone,
  type HistorySpan,
} from '@fives/domain';
import { useMemo } from 'react';
import { Bar, BarChart, Cell, ReferenceLine } from 'recharts';
import { ChartPanel, ScreenReaderTable, TimeChart } from './chart-panel.tsx';
import { DAY_FORMAT, MIN_DATA_POINTS, RECENT_RESULTS } from './range.ts';

const TITLE = 'How fair have we been?';

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
      <ChartPanel title={TITLE} text="Our prediction for each game, and the result.">
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
    <ChartPanel title={TITLE} text={fairnessText(fairnessOf(games))}>
      <FairnessChart rows={rows} />
      <Text color="fg.muted" fontSize="sm">
        One bar per game, as tall as the winning margin. Up: the favourites won. Down: they lost. Grey: no
        favourite.
      </Text>
      <ScreenReaderTable
        caption={TITLE}
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

import { useChart } from '@chakra-ui/charts';
import { Box, Text } from '@chakra-ui/react';
import { FORM_LENGTH, formatInZone, formOverTime, leaderboard, statsTable } from '@fives/domain';
import { useMemo, useState } from 'react';
import { Line } from 'recharts';
import { Select } from '../../../ui/select.tsx';
import { ChartPanel, ScreenReaderTable, TimeChart } from './chart-panel.tsx';
import { OWN_LOOK, styleLine } from './line-marks.tsx';
import { axisTicks, type ChartData, DAY_FORMAT, inRange, MIN_DATA_POINTS } from './range.ts';

const TITLE = 'Form over time';

export function FormPanel({ history, points, uid, range, timeZone }: ChartData) {
  const players = useMemo(() => leaderboard(Object.values(statsTable(history, points))), [history, points]);
  const [chosen, setChosen] = useState(uid);
  const shown = players.find((player) => player.playerId === chosen) ?? players[0];
  const forms = useMemo(
    () => formOverTime(history, shown?.playerId ?? '', points),
    [history, shown?.playerId, points],
  );
  const rows = inRange(forms, range).map(({ giId, startDateTime, pointsPerGame }) => ({
    giId,
    day: formatInZone(startDateTime, timeZone, DAY_FORMAT),
    points: Number(pointsPerGame.toFixed(2)),
  }));
  const chart = useChart({
    data: rows,
    series: [{ name: 'points', label: 'points per game', color: OWN_LOOK.colour }],
  });
  const maxPoints = Math.max(1, points.win, points.draw, points.loss);
  return (
    <ChartPanel
      title={TITLE}
      text={`Points per game over the last ${FORM_LENGTH} games: a win is ${points.win}, a draw ${points.draw}.`}
      control={
        <Box width={{ base: 'full', sm: '56' }}>
          <Select
            aria-label="Player"
            value={shown?.playerId ?? ''}
            options={players.map(({ playerId, name }) => [playerId, name])}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Box>
      }
    >
      {rows.length < MIN_DATA_POINTS ? (
        <Text color="fg.muted">The chart starts after two games.</Text>
      ) : (
        <TimeChart
          chart={chart}
          range={range}
          yAxis={{ domain: [0, maxPoints], ticks: axisTicks(0, maxPoints) }}
        >
          <Line
            dataKey="points"
            strokeWidth={3}
            {...styleLine(OWN_LOOK, chart.color(OWN_LOOK.colour), rows.length)}
          />
        </TimeChart>
      )}
      <ScreenReaderTable
        caption={`${TITLE}, ${shown?.name}`}
        columns={['Points per game']}
        rows={rows.map((row) => ({ key: row.giId, name: row.day, cells: [row.points] }))}
      />
    </ChartPanel>
  );
}

import { useChart } from '@chakra-ui/charts';
import { Box, Text } from '@chakra-ui/react';
import {
  FORM_LENGTH,
  formatInZone,
  formOverTime,
  leaderboard,
  type PlayerGameStats,
  type Points,
  statsTable,
  type Uid,
} from '@fives/domain';
import { useMemo, useState } from 'react';
import { Line } from 'recharts';
import { Select } from '../../../ui/select.tsx';
import { ChartPanel, SpokenTable, TimeChart } from './chart-panel.tsx';
import { lineMarks, OWN_LOOK } from './line-marks.tsx';
import { type ChartData, DAY_FORMAT, FEWEST_RESULTS, inRange, type Range } from './range.ts';

const TITLE = 'Form over time';

/** Draws the form of the viewer at first, or of the leader if the viewer has not played. */
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
  return (
    <ChartPanel
      title={TITLE}
      text={`Points per game over the last ${FORM_LENGTH} games: a win is ${points.win}, a draw ${points.draw}.`}
      control={<PlayerSelect players={players} uid={shown?.playerId ?? ''} onChange={setChosen} />}
    >
      <FormChart rows={rows} range={range} points={points} />
      <SpokenTable
        caption={`${TITLE}, ${shown?.name}`}
        columns={['Points per game']}
        rows={rows.map(({ giId, day, points }) => ({ key: giId, name: day, cells: [points] }))}
      />
    </ChartPanel>
  );
}

/** The axis has at most one more number. */
const MOST_TICKS = 5;

function axisOf({ win, draw, loss }: Points) {
  const most = Math.max(1, win, draw, loss);
  const step = Math.ceil(most / MOST_TICKS);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  return { domain: [0, most], ticks };
}

interface FormChartProps {
  readonly rows: readonly { readonly day: string; readonly points: number }[];
  readonly range: Range;
  readonly points: Points;
}

function FormChart({ rows, range, points }: FormChartProps) {
  const chart = useChart({
    data: [...rows],
    series: [{ name: 'points', label: 'points per game', color: OWN_LOOK.colour }],
  });
  if (rows.length < FEWEST_RESULTS) return <Text color="fg.muted">The chart starts after two games.</Text>;
  const colour = chart.color(OWN_LOOK.colour);
  return (
    <TimeChart chart={chart} range={range} yAxis={axisOf(points)}>
      <Line
        dataKey="points"
        type="linear"
        stroke={colour}
        strokeWidth={3}
        dot={lineMarks(OWN_LOOK, colour, rows.length)}
        isAnimationActive={false}
      />
    </TimeChart>
  );
}

interface PlayerSelectProps {
  readonly players: readonly PlayerGameStats[];
  readonly uid: Uid;
  readonly onChange: (uid: Uid) => void;
}

function PlayerSelect({ players, uid, onChange }: PlayerSelectProps) {
  return (
    <Box width={{ base: 'full', sm: '56' }}>
      <Select aria-label="Player" value={uid} onChange={(event) => onChange(event.currentTarget.value)}>
        {players.map(({ playerId, name }) => (
          <option key={playerId} value={playerId}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
}

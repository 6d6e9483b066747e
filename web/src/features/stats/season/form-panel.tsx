import { useChart } from '@chakra-ui/charts';
import { Box, Text } from '@chakra-ui/react';
import {
  FORM_LENGTH,
  formatInZone,
  formOverTime,
  leaderboard,
  type PlayerGameStats,
  POINTS,
  statsTable,
} from '@fives/domain';
import { useMemo, useState } from 'react';
import { Line } from 'recharts';
import { Select } from '../../../ui/select.tsx';
import { lineMarks, OWN_LOOK } from './line-marks.tsx';
import { DAY_FORMAT, FEWEST_RESULTS, inRange, type Range, type SeasonPanelData } from './range.ts';
import { SeasonChart, SeasonPanel, SpokenTable } from './season-chart.tsx';

const TITLE = 'Form over time';

/** How well somebody did of late, game by game: oneself at first, or the leader for whoever has not played. */
export function FormPanel({ history, uid, range, timeZone }: SeasonPanelData) {
  const players = useMemo(() => leaderboard(Object.values(statsTable(history))), [history]);
  const [chosen, setChosen] = useState(uid);
  const shown = players.find((player) => player.playerId === chosen) ?? players[0];
  const season = useMemo(() => formOverTime(history, shown?.playerId ?? ''), [history, shown?.playerId]);
  const rows = inRange(season, range).map(({ giId, startDateTime, pointsPerGame }) => ({
    giId,
    day: formatInZone(startDateTime, timeZone, DAY_FORMAT),
    points: Number(pointsPerGame.toFixed(2)),
  }));
  return (
    <SeasonPanel
      title={TITLE}
      text={`Points per game over the last ${FORM_LENGTH} games: a win is ${POINTS.win}, a draw ${POINTS.draw}.`}
      control={<PlayerSelect players={players} uid={shown?.playerId ?? ''} onChange={setChosen} />}
    >
      <FormChart rows={rows} range={range} />
      <SpokenTable
        caption={`${TITLE}, ${shown?.name}`}
        columns={['Points per game']}
        rows={rows.map(({ giId, day, points }) => ({ key: giId, name: day, cells: [points] }))}
      />
    </SeasonPanel>
  );
}

const FROM_NOTHING_TO_A_WIN = {
  domain: [0, POINTS.win],
  ticks: Array.from({ length: POINTS.win + 1 }, (_, points) => points),
};

interface FormChartProps {
  readonly rows: readonly { readonly day: string; readonly points: number }[];
  readonly range: Range;
}

/** One line between nothing and a win in every game. */
function FormChart({ rows, range }: FormChartProps) {
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

interface PlayerSelectProps {
  readonly players: readonly PlayerGameStats[];
  /** Who is chosen. */
  readonly uid: string;
  readonly onChange: (uid: string) => void;
}

/** Chooses whose form is drawn. */
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

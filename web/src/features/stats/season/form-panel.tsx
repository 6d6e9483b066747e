import { FORM_LENGTH, formatInZone, formOverTime, leaderboard, statsTable } from '@fives/domain';
import { useMemo, useState } from 'react';
import { FormChart } from './form-chart.tsx';
import { PlayerSelect } from './player-select.tsx';
import { DAY_FORMAT, inRange, type SeasonPanelData } from './range.ts';
import { SeasonPanel } from './season-panel.tsx';
import { SpokenTable } from './spoken-table.tsx';

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
      text={`Points per game over the last ${FORM_LENGTH} games: a win is 3, a draw 1.`}
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

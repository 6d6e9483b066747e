import { positionsOverTime } from '@fives/domain';
import { useMemo } from 'react';
import { LineNames } from './line-names.tsx';
import { looksOf } from './looks.ts';
import { PositionChart } from './position-chart.tsx';
import { linesOf, positionRows } from './position-lines.ts';
import { inRange, type SeasonPanelData } from './range.ts';
import { SeasonPanel } from './season-panel.tsx';
import { SpokenTable } from './spoken-table.tsx';

const TITLE = 'Position over the season';

/** Where oneself and the present top three stood after each result. */
export function PositionPanel({ history, uid, range, timeZone }: SeasonPanelData) {
  const lines = useMemo(() => linesOf(history, uid), [history, uid]);
  const season = useMemo(() => positionsOverTime(history), [history]);
  const rows = positionRows(inRange(season, range), lines, timeZone);
  const looks = looksOf(lines);
  return (
    <SeasonPanel title={TITLE} text="On the leaderboard after each result, 1 at the top.">
      <LineNames lines={lines} looks={looks} />
      <PositionChart rows={rows} lines={lines} looks={looks} range={range} />
      <SpokenTable
        caption={TITLE}
        columns={lines.map(({ name }) => name)}
        rows={rows.map(({ giId, day, places }) => ({ key: giId, name: day, cells: places }))}
      />
    </SeasonPanel>
  );
}

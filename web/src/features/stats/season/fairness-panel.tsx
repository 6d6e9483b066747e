import { Text } from '@chakra-ui/react';
import {
  fairnessOf,
  fairnessOverTime,
  fairnessText,
  forecastGameText,
  formatInZone,
  type History,
} from '@fives/domain';
import { useMemo } from 'react';
import { FairnessChart } from './fairness-chart.tsx';
import { DAY_FORMAT, FEWEST_RESULTS, RECENT } from './range.ts';
import { SeasonPanel } from './season-panel.tsx';
import { SpokenTable } from './spoken-table.tsx';

const TITLE = 'How fair have we been?';

export interface FairnessPanelProps {
  readonly history: History;
  readonly timeZone: string;
}

/** What the results before each of the last games foretold of it, and what became of it. */
export function FairnessPanel({ history, timeZone }: FairnessPanelProps) {
  const games = useMemo(() => fairnessOverTime(history.instances, RECENT), [history]);
  if (games.length < FEWEST_RESULTS) {
    return (
      <SeasonPanel title={TITLE} text="What the results foretold of each game, and what became of it.">
        <Text color="fg.muted">The chart begins with the third result.</Text>
      </SeasonPanel>
    );
  }
  const rows = games.map((game) => ({
    ...game,
    day: formatInZone(game.startDateTime, timeZone, DAY_FORMAT),
    text: forecastGameText(game),
  }));
  return (
    <SeasonPanel title={TITLE} text={fairnessText(fairnessOf(games))}>
      <FairnessChart rows={rows} />
      <Text color="fg.muted" fontSize="sm">
        A bar for each game, as high as the goals it was decided by: up where the favourites won, down where
        they lost, grey where nobody was the favourite. A favourite is who results before the game called so.
      </Text>
      <SpokenTable
        caption={TITLE}
        columns={['Forecast and result']}
        rows={rows.map(({ giId, day, text }) => ({ key: giId, name: day, cells: [text] }))}
      />
    </SeasonPanel>
  );
}

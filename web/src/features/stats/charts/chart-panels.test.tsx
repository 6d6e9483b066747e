import { DEFAULT_POINTS, EMPTY_HISTORY, type History } from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FairnessPanel, type Range, RECENT_RESULTS } from './chart-parts.tsx';
import { FormPanel, PositionPanel } from './stat-charts.tsx';

const RESULTS = RECENT_RESULTS + 5;

/** Sam wins every week but the newest. Alex is in the other team. */
const history: History = {
  ...EMPTY_HISTORY,
  instances: Array.from({ length: RESULTS }, (_, week) =>
    aHistoryInstance({
      giId: `gi${week}`,
      startDateTime: new Date(Date.UTC(2026, 0, 6 + 7 * week, 19)),
      winningTeam: week === RESULTS - 1 ? 'TEAM_B' : 'TEAM_A',
    }),
  ),
  people: {
    sam: { name: 'Sam', isGuest: false, namedAt: new Date(0) },
    alex: { name: 'Alex', isGuest: false, namedAt: new Date(0) },
  },
};

const chartData = (uid: string | null, range: Range = 'recent') => ({
  history,
  points: DEFAULT_POINTS,
  uid,
  range,
  timeZone: 'UTC',
});

const tableRows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('screen readers get a table of positions over the last twenty results', () => {
  renderScreen(<PositionPanel {...chartData('alex')} />);
  const columns = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(columns).toEqual(['Date', 'Alex', 'Sam']);
  expect(tableRows()).toHaveLength(RECENT_RESULTS);
  expect(tableRows().at(-1)).toEqual(['23/06/2026', '2', '1']);
});

test("the range 'all' shows every result", () => {
  renderScreen(<PositionPanel {...chartData('alex', 'all')} />);
  expect(tableRows()).toHaveLength(RESULTS);
  expect(tableRows()[0]?.[0]).toBe('06/01/2026');
});

test('form shows the viewer until another player is chosen', async () => {
  const { user } = renderScreen(<FormPanel {...chartData('alex')} />);
  expect(tableRows().at(-1)).toEqual(['23/06/2026', '0.5']);
  await user.selectOptions(screen.getByLabelText('Player'), 'Sam');
  expect(tableRows().at(-1)).toEqual(['23/06/2026', '2.5']);
});

test('a viewer who has not played sees the form of the leader', () => {
  renderScreen(<FormPanel {...chartData('freya')} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Player').selectedOptions[0]?.textContent).toBe('Sam');
});

test('fairness has a summary and a screen-reader row per game', () => {
  renderScreen(<FairnessPanel history={history} timeZone="UTC" />);
  screen.getByText('Our favourites won 19 of the last 20.');
  expect(tableRows()).toHaveLength(RECENT_RESULTS);
  expect(tableRows().at(-2)?.[1]).toMatch(/^\d\d–\d\d, favourites won$/);
  expect(tableRows().at(-1)?.[1]).toMatch(/^\d\d–\d\d, favourites lost$/);
});

test('the fairness chart starts after three results', () => {
  const early = { ...history, instances: history.instances.slice(0, 2) };
  renderScreen(<FairnessPanel history={early} timeZone="UTC" />);
  screen.getByText('The chart starts after three results.');
});

import { type PlayerGameStats, zeroedRows } from '@fives/domain';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { StatRows } from './stat-rows.tsx';

function aRow(overrides: Partial<PlayerGameStats>): PlayerGameStats {
  const [row] = zeroedRows([{ uid: 'sam', name: 'Sam', isGuest: false }]);
  return { ...(row as PlayerGameStats), ...overrides };
}

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('the leaderboard shows the position and the previous position', () => {
  const climbed = aRow({
    leaderboardPosition: 1,
    previousLeaderboardPosition: 4,
    numPlayed: 9,
    numWins: 5,
    numLosses: 3,
    numDraws: 1,
    num3InARow: 2,
    num5InARow: 0,
    numMotm: 4,
    totalPoints: 37,
  });
  const fell = aRow({
    playerId: 'bo',
    name: 'Bo',
    leaderboardPosition: 2,
    previousLeaderboardPosition: 1,
  });
  const stayed = aRow({
    playerId: 'kit',
    name: 'Kit',
    leaderboardPosition: 3,
    previousLeaderboardPosition: 3,
  });
  const rows = [climbed, fell, stayed];
  renderScreen(<StatRows stat="leaderboard" rows={rows} own={null} uid={null} topValue={0} />);
  expect(cells(/Sam/)).toEqual(['1up from 4', '9', '5', '3', '1', '2', '0', '4', '37']);
  expect(cells(/Bo/)[0]).toBe('2down from 1');
  expect(cells(/Kit/)[0]).toBe('3no change');
});

test('a row with imported totals says how many games they are', () => {
  const earlier = { played: 10, won: 5, drawn: 2, lost: 3 };
  renderScreen(
    <StatRows
      stat="leaderboard"
      rows={[aRow({ earlier }), aRow({ playerId: 'bo', name: 'Bo' })]}
      own={null}
      uid={null}
      topValue={0}
    />,
  );
  within(screen.getByRole('row', { name: /Sam/ })).getByText('10 from totals');
  expect(screen.getAllByText(/from totals/)).toHaveLength(1);
});

test('the row of the viewer is marked after the divider', () => {
  renderScreen(
    <StatRows
      stat="numWins"
      rows={[aRow({ playerId: 'bo', name: 'Bo' })]}
      own={aRow({})}
      uid="sam"
      topValue={0}
    />,
  );
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Bo0', 'Samyou0']);
});

test('form is the last six results, newest last, as letters and words', () => {
  renderScreen(
    <StatRows stat="form" rows={[aRow({ form: 'LLWWDLWW' })]} own={null} uid={null} topValue={0} />,
  );
  const form = screen.getByRole('img', { name: 'Last 6, newest last: won, won, drew, lost, won, won' });
  expect(form.textContent).toBe('WWDLWW');
});

test('a person who has not played has no squares', () => {
  renderScreen(<StatRows stat="form" rows={[aRow({})]} own={null} uid={null} topValue={0} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('no games yet')).toBeDefined();
});

test('a win percentage is relative to the games played', () => {
  const row = aRow({ numPlayed: 3, numWins: 2 });
  renderScreen(<StatRows stat="numWinsPercent" rows={[row]} own={null} uid={null} topValue={67} />);
  expect(screen.getByRole('listitem').textContent).toBe('Sam67%');
});

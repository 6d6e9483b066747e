import { DEFAULT_POINTS, zeroedRows } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { OneStat } from './one-stat.tsx';

const rows = zeroedRows([{ uid: 'sam', name: 'Sam', isGuest: false }]);
const stats = { game: aGame(), season: null, seasonParam: null, rows, hasResults: true };

test('the leaderboard explains the points with its column letters', () => {
  renderScreen(<OneStat stat="leaderboard" stats={stats} uid="sam" />);
  const { win, draw, motm, num3InARow } = DEFAULT_POINTS;
  const text = screen.getByText(/^Points:/).textContent;
  expect(text).toContain(`win (W) ${win}, draw (D) ${draw}`);
  expect(text).toContain(`(3×) adds ${num3InARow}`);
  expect(text).toContain(`Player of the match (★) adds ${motm}`);
});

test('no other list explains points', () => {
  renderScreen(<OneStat stat="form" stats={stats} uid="sam" />);
  expect(screen.queryByText(/^Points:/)).toBeNull();
});

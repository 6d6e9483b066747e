import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TileRow } from './tile-row.tsx';

const tiles = { gameId: 'tuesday', areStatsFirst: false, shareTitle: 'Invites' } as const;
const order = () => [...document.querySelectorAll('a, button')].map((tile) => tile.textContent);

test('shows the invites before the stats of the game', async () => {
  const onInvites = vi.fn();
  const { user } = renderScreen(<TileRow {...tiles} onInvites={onInvites} />);
  expect(order()).toEqual(['Invites', 'Stats']);
  expect(screen.getByRole('link', { name: 'Stats' }).getAttribute('href')).toBe('/game/tuesday/stats');
  await user.click(screen.getByRole('button', { name: 'Invites' }));
  expect(onInvites).toHaveBeenCalledOnce();
});

test('shows only the stats of an imported game', () => {
  renderScreen(<TileRow {...tiles} onInvites={null} />);
  expect(order()).toEqual(['Stats']);
});

test('shows the stats first for guests', () => {
  renderScreen(<TileRow {...tiles} areStatsFirst shareTitle="Share" onInvites={vi.fn()} />);
  expect(order()).toEqual(['Stats', 'Share']);
});

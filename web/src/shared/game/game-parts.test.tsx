import type { DailyStat } from '@fives/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DailyStatCard } from './game-parts.tsx';

const stat: DailyStat = {
  type: 'BIGGEST_DROP',
  text: 'Sam fell by 4 places',
  playerId: 'sam',
  name: 'Sam',
  value: 4,
  computedAt: new Date('2026-06-16T06:00:00Z'),
};

test('the stat of the day is new for a day, and can be hidden by its player', async () => {
  renderScreen(<DailyStatCard stat={stat} now={new Date('2026-06-16T20:00:00Z')} uid="sam" />);
  expect(screen.getByText('Sam fell by 4 places')).toBeTruthy();
  expect(screen.getByText('new!')).toBeTruthy();
  expect(await screen.findByText("Don't show mine")).toBeTruthy();
});

test('the stat of the day loses its badge after a day', () => {
  renderScreen(<DailyStatCard stat={stat} now={new Date('2026-06-17T06:00:00Z')} uid="kim" />);
  expect(screen.getByText('Biggest drop')).toBeTruthy();
  expect(screen.queryByText('new!')).toBeNull();
  expect(screen.queryByText("Don't show mine")).toBeNull();
});

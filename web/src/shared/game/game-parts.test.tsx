import type { DailyStat } from '@fives/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, styleRulesOf } from '../../ui/render-screen.tsx';
import { DailyStatCard } from './game-parts.tsx';

const stat: DailyStat = {
  type: 'BIGGEST_DROP',
  text: 'Sam fell by 4 places',
  playerId: 'sam',
  name: 'Sam',
  value: 4,
  computedAt: new Date('2026-06-16T06:00:00Z'),
};

test('the stat of the day is new for a day', () => {
  renderScreen(<DailyStatCard stat={stat} now={new Date('2026-06-16T20:00:00Z')} />);
  expect(screen.getByText('Sam fell by 4 places')).toBeTruthy();
  expect(screen.getByText('new!')).toBeTruthy();
});

test('the stat of the day loses its badge after a day', () => {
  renderScreen(<DailyStatCard stat={stat} now={new Date('2026-06-17T06:00:00Z')} />);
  expect(screen.getByText('Biggest drop')).toBeTruthy();
  expect(screen.queryByText('new!')).toBeNull();
});

test('only negative stats have the colour of errors', () => {
  const look = (type: DailyStat['type'], title: string) => {
    renderScreen(<DailyStatCard stat={{ ...stat, type }} now={stat.computedAt} />);
    return styleRulesOf(screen.getByText(title));
  };
  const bad = [look('BIGGEST_DROP', 'Biggest drop'), look('LONGEST_LOSS_STREAK', 'Longest losing run')];
  const good = look('BIGGEST_CLIMBER', 'Biggest climber');
  for (const rules of bad) expect(rules).toContain('color:var(--chakra-colors-fg-error)');
  expect(good).not.toContain('error');
});

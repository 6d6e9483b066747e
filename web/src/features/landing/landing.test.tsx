import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Features } from './features.tsx';
import { Hero } from './landing.tsx';

test('the hero shows the name, the tagline, the purpose and a start link', () => {
  renderScreen(<Hero startPath="/login" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Fives');
  expect(screen.getByText('the 5-a-side organiser')).toBeTruthy();
  expect(screen.getByText('No account needed to play')).toBeTruthy();
  expect(screen.getByText('Manage your team, schedule matches and track stats.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login');
});

test('the page lists five features and says that players pay directly', () => {
  renderScreen(<Features />);
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Game organisation',
    'Stats and a leaderboard',
    'Fair team picking',
    'Player of the match',
    'Payments',
  ]);
  expect(cards[4]?.textContent).toContain(
    "Split the pitch cost and see who's paid. Players pay you directly.",
  );
  expect(screen.queryByText('coming soon')).toBeNull();
  expect(cards[0]?.textContent).toContain('Automatic invites, reminders and game warnings');
});

import type { GameInstance } from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance } from '@fives/domain/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { GamesList, type GamesListProps } from './games-list.tsx';

const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(A_KICK_OFF.getTime() + days * DAY);

const onDay = (days: number) =>
  aGameInstance({
    id: `day-${days}`,
    gameId: `game-${days}`,
    startDateTime: inDays(days),
    game: aGame({ name: `Day ${days}`, orgUid: days === 1 ? 'sam' : 'olive' }),
  });

function renderList(props: Partial<GamesListProps>) {
  const viewer = { uid: 'sam', role: 'player' } as const;
  const renderReply = (next: GameInstance) => <p>Reply to {next.game.name}</p>;
  const given = {
    instances: [],
    viewer,
    now: A_KICK_OFF,
    isComplete: true,
    renderReply,
    partsOf: () => ({}),
  };
  return renderScreen(<GamesList {...given} {...props} />);
}

const namesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent);

test('the nearest game is first in each section, and the next one has the reply', () => {
  renderList({ instances: [9, 2, 1, -1, -3, -8].map(onDay) });
  expect(namesIn('upcoming')).toEqual(['Day 1', 'Day 2', 'Day 9']);
  expect(namesIn('played')).toEqual(['Day -1', 'Day -3', 'Day -8']);
  expect(screen.getByText('Reply to Day 1')).toBeTruthy();
});

test('a played game without a winner is on top for its organiser', () => {
  const counts = { playing: 10, notPlaying: 0, unanswered: 0 };
  const lastWeek = { ...onDay(-7), counts, game: aGame({ name: 'Day -7', orgUid: 'sam' }) };
  renderList({ instances: [onDay(2), onDay(-3), lastWeek] });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Needs you', 'upcoming', 'played']);
  expect(screen.getByRole('link', { name: 'Pick the winner: Day -7' })).toBeTruthy();
  expect(namesIn('played')).toEqual(['Day -3']);
});

test('a game counts as played from its start', () => {
  renderList({ instances: [onDay(0)] });
  expect(namesIn('played')).toEqual(['Day 0']);
  expect(screen.getByText('No upcoming games')).toBeTruthy();
});

test("only the viewer's own games have the organiser menu", () => {
  renderList({ instances: [onDay(1), onDay(2)] });
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Organise Day 1',
  ]);
});

test('a player without games gets a link to create one but a guest does not', () => {
  renderList({});
  expect(screen.getByRole('link', { name: 'new game' }).getAttribute('href')).toBe('/game');
  renderList({ viewer: { uid: 'sam', role: 'guest' } });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the newest date of each played game shows until the rest is requested', async () => {
  const weekly = [-1, -8, -15].map((days) => ({ ...onDay(days), gameId: 'weekly' }));
  const { user } = renderList({ instances: [...weekly, { ...onDay(-20), gameId: 'other' }] });
  expect(namesIn('played')).toEqual(['Day -1', 'Day -20']);
  await user.click(screen.getByRole('button', { name: 'Show all 4' }));
  expect(namesIn('played')).toEqual(['Day -1', 'Day -20', 'Day -8', 'Day -15']);
  expect(document.activeElement?.textContent).toContain('Day -8');
});

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
    startDateTime: inDays(days),
    game: aGame({ name: `Day ${days}`, orgUid: days === 1 ? 'sam' : 'olive' }),
  });

function renderList(props: Partial<GamesListProps>) {
  const given = { instances: [], uid: 'sam', canCreate: true, now: A_KICK_OFF, isComplete: true };
  return renderScreen(<GamesList {...given} {...props} />);
}

const namesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('link')
    .map((link) => link.querySelector('bdi')?.textContent);

test('games are split into upcoming and played without changing their order', () => {
  renderList({ instances: [9, 2, 1, -1, -3, -8].map(onDay) });
  expect(namesIn('upcoming')).toEqual(['Day 9', 'Day 2', 'Day 1']);
  expect(namesIn('played')).toEqual(['Day -1', 'Day -3', 'Day -8']);
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
  renderList({ canCreate: false });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('five played games show until the rest is requested', async () => {
  const { user } = renderList({ instances: [-1, -2, -3, -4, -5, -6, -7].map(onDay) });
  expect(namesIn('played')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(namesIn('played')).toHaveLength(7);
  expect(document.activeElement?.textContent).toContain('Day -6');
});

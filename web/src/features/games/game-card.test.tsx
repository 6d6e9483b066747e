import { A_KICK_OFF, aGame, aGameInstance } from '@fives/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../ui/render-screen.tsx';
import { GameCard, type GameCardProps } from './game-card.tsx';

const HOUR = 60 * 60 * 1_000;
const hoursBefore = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * HOUR);
const hoursAfter = (hours: number) => hoursBefore(-hours);
const playing = (count: number) => ({ playing: count, notPlaying: 0, unanswered: 3 });

function renderCard(props: Partial<GameCardProps>) {
  return renderScreen(<GameCard instance={aGameInstance()} uid="ada" now={hoursBefore(100)} {...props} />);
}

test('a card tells the name, the place, and the start on the clock at the pitch', () => {
  const game = aGame({ name: 'Harbour Fives', location: 'Pier 4', timeZone: 'America/New_York' });
  renderCard({ instance: aGameInstance({ game }) });
  expect(screen.getByRole('link', { name: 'Harbour Fives Tue 16/06 14:00' })).toBeTruthy();
  expect(screen.getByText('Pier 4')).toBeTruthy();
  expect(screen.getByText('16/06 14:00')).toBeTruthy();
});

test('an upcoming game shows the rounded share of players who are playing', () => {
  const game = aGame({ numberOfPlayers: 12 });
  renderCard({ instance: aGameInstance({ game, counts: playing(8) }) });
  expect(screen.getByText('67%')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
});

test('an over-full game is full, not fuller', () => {
  renderCard({ instance: aGameInstance({ counts: playing(13) }) });
  expect(screen.getByText('100%')).toBeTruthy();
});

test('a game two days away with places free is ok, and says how many are short', () => {
  renderCard({ instance: aGameInstance({ counts: playing(9) }), now: hoursBefore(48) });
  expect(screen.getByText('ok:')).toBeTruthy();
  expect(screen.getByText('1 player short')).toBeTruthy();
});

test('a game within a day with places free is at risk', () => {
  renderCard({ instance: aGameInstance({ counts: playing(7) }), now: hoursBefore(24) });
  expect(screen.getByText('at risk:')).toBeTruthy();
  expect(screen.getByText('3 players short')).toBeTruthy();
});

test('a game with time left warns of nothing', () => {
  renderCard({ instance: aGameInstance({ counts: playing(1) }), now: hoursBefore(73) });
  expect(screen.queryByText(/short/)).toBeNull();
});

test('a cancelled game says so before and after its start, and asks for nothing', () => {
  const instance = aGameInstance({ status: 'CANCELLED', counts: playing(2) });
  renderCard({ instance, now: hoursBefore(5) });
  renderCard({ instance, now: hoursAfter(5) });
  expect(screen.getAllByText('game cancelled')).toHaveLength(2);
  expect(screen.queryByText(/short|pick winner/)).toBeNull();
});

test('a played game asks for its winner', () => {
  renderCard({ now: hoursAfter(1), uid: 'olive' });
  expect(screen.getByText('game played')).toBeTruthy();
  expect(screen.getByText('pick winner')).toBeTruthy();
});

test('players, who pick no winner, read that the result is to come', () => {
  renderCard({ now: hoursAfter(1) });
  expect(screen.getByText('awaiting result')).toBeTruthy();
  expect(screen.queryByText('pick winner')).toBeNull();
});

test('an over-full game counts its reserves, and more never play than there are places', () => {
  renderCard({ instance: aGameInstance({ counts: playing(12) }) });
  expect(screen.getByText(/10\/10 · 2 reserves/)).toBeTruthy();
});

test('the year stands with the date where it is not this one', () => {
  renderCard({ now: hoursAfter(24) });
  expect(screen.getByRole('time').textContent).toBe('16/06 19:00');
  renderCard({ now: hoursAfter(24 * 300) });
  expect(screen.getAllByRole('time').at(-1)?.textContent).toBe('16/06 19:00 2026');
});

test('a played game with a winner has its stats updated', () => {
  const instance = aGameInstance({ winningTeam: 'TEAM_B', winningMargin: 2, teamBName: 'Colours' });
  renderCard({ instance, now: hoursAfter(1) });
  expect(screen.getByText('stats updated')).toBeTruthy();
  expect(screen.getByText('Colours won by 2')).toBeTruthy();
  expect(screen.queryByText('pick winner')).toBeNull();
});

test('the organiser finds the settings and the update form in the menu of the card', async () => {
  const { user } = renderCard({ uid: 'olive' });
  await user.click(screen.getByRole('button', { name: 'Organise Tuesday Fives' }));
  const settings = await screen.findByRole('menuitem', { name: 'Game settings' });
  expect(settings.getAttribute('href')).toBe('/game/tuesday/settings');
  expect(screen.getByRole('menuitem', { name: 'Update game' }).getAttribute('href')).toBe('/gi/first/edit');
});

test('other players find no menu', () => {
  renderCard({});
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tap is seen first, and then opens the game', async () => {
  const { user, pathname } = renderCard({});
  await user.click(screen.getByRole('link', { name: /Tuesday Fives/ }));
  expect(pathname()).toBe('/');
  await waitFor(() => expect(pathname()).toBe('/gi/first'));
});

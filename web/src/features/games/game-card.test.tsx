import { A_KICK_OFF, aGame, aGameInstance } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { GameCard, type GameCardProps } from './game-card.tsx';

const HOUR = 60 * 60 * 1_000;
const hoursBefore = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * HOUR);
const hoursAfter = (hours: number) => hoursBefore(-hours);
const playing = (count: number) => ({ playing: count, notPlaying: 0, unanswered: 3 });

function renderCard(props: Partial<GameCardProps>) {
  const given = { instance: aGameInstance(), uid: 'ada', now: hoursBefore(100), reply: null };
  return renderScreen(<GameCard {...given} needs={[]} isNewest={false} {...props} />);
}

test("a card shows the name, the location and the start in the game's time zone", () => {
  const game = aGame({ name: 'Harbour Fives', location: 'Pier 4', timeZone: 'America/New_York' });
  renderCard({ instance: aGameInstance({ game }) });
  expect(screen.getByRole('link', { name: 'Harbour Fives Tue 16/06 14:00' })).toBeTruthy();
  expect(screen.getByText('Pier 4')).toBeTruthy();
  expect(screen.getByRole('time').textContent).toBe('Tue 16/06 14:00');
});

test('an upcoming game shows the rounded percentage of spots taken', () => {
  const game = aGame({ numberOfPlayers: 12 });
  renderCard({ instance: aGameInstance({ game, counts: playing(8) }) });
  expect(screen.getByText('67%')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('67');
});

test('a cancelled game shows only its status before and after its start', () => {
  const instance = aGameInstance({ status: 'CANCELLED', counts: playing(2) });
  renderCard({ instance, now: hoursBefore(5) });
  renderCard({ instance, now: hoursAfter(5) });
  expect(screen.getAllByText('game cancelled')).toHaveLength(2);
  expect(screen.queryByText(/short|pick winner/)).toBeNull();
});

test.each([
  ['the organiser for the winner', 'olive', 'pick winner'],
  ['no player for the winner', 'ada', 'awaiting result'],
])('a played game asks %s', (_, uid, text) => {
  renderCard({ now: hoursAfter(1), uid });
  expect(screen.getByText('game played')).toBeTruthy();
  expect(screen.getAllByText(/^(pick winner|awaiting result)$/).map((badge) => badge.textContent)).toEqual([
    text,
  ]);
});

test('an over-full game counts its reserves separately', () => {
  renderCard({ instance: aGameInstance({ counts: playing(12) }) });
  expect(screen.getByText(/10\/10 · 2 reserves/)).toBeTruthy();
});

test('a date in another year shows the year', () => {
  renderCard({ now: hoursAfter(24) });
  expect(screen.getByRole('time').textContent).toBe('Tue 16/06 19:00');
  renderCard({ now: hoursAfter(24 * 300) });
  expect(screen.getAllByRole('time').at(-1)?.textContent).toBe('Tue 16/06 19:00 2026');
});

test('a played game with a winner shows the result and that stats are updated', () => {
  const instance = aGameInstance({ winningTeam: 'TEAM_B', winningMargin: 2, teamBName: 'Colours' });
  renderCard({ instance, now: hoursAfter(1) });
  expect(screen.getByText('stats updated')).toBeTruthy();
  expect(screen.getByText('Colours won by 2')).toBeTruthy();
  expect(screen.queryByText('pick winner')).toBeNull();
});

test('the organiser menu links to the settings and the update form', async () => {
  const { user } = renderCard({ uid: 'olive' });
  await user.click(screen.getByRole('button', { name: 'Organise Tuesday Fives' }));
  const settings = await screen.findByRole('menuitem', { name: 'Game settings' });
  expect(settings.getAttribute('href')).toBe('/game/tuesday/settings');
  expect(screen.getByRole('menuitem', { name: 'Update game' }).getAttribute('href')).toBe('/gi/first/edit');
});

test('a card links to each need and shows a pause on the newest date', () => {
  const game = aGame({ isRecurring: true, pausedUntil: hoursAfter(24 * 21) });
  const needs = [{ kind: 'VOTE', title: 'Vote', path: '/gi/first/pick-motm' } as const];
  renderCard({ instance: aGameInstance({ game }), needs, isNewest: true });
  expect(screen.getByRole('link', { name: 'Vote: Tuesday Fives' }).getAttribute('href')).toBe(
    '/gi/first/pick-motm',
  );
  expect(screen.getByText(/^Paused until/)).toBeTruthy();
});

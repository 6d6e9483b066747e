import { EMPTY_HISTORY } from '@fives/domain';
import { A_KICK_OFF, aGame, aHistoryInstance } from '@fives/domain/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { GameOverview, type GameOverviewProps } from './game-overview.tsx';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/London'));
afterEach(() => void vi.unstubAllEnvs());

const DAY = 24 * 3_600_000;
const onDay = (days: number, overrides: Parameters<typeof aHistoryInstance>[0] = {}) =>
  aHistoryInstance({
    giId: `day-${days}`,
    startDateTime: new Date(A_KICK_OFF.getTime() + days * DAY),
    ...overrides,
  });

const INSTANCES = [
  onDay(8, { winningTeam: null, status: 'CREATED' }),
  onDay(1, { winningTeam: null }),
  onDay(-6, { winningMargin: 2, teamAName: 'Bibs', motmAwarded: [{ uid: 'sam', name: 'Sam', votes: 3 }] }),
  onDay(-13, { winningTeam: null, status: 'CANCELLED' }),
];

function renderGame(props: Partial<GameOverviewProps>) {
  return renderScreen(
    <GameOverview
      game={aGame()}
      history={{ ...EMPTY_HISTORY, instances: INSTANCES }}
      uid={null}
      now={A_KICK_OFF}
      renderSpots={(giId) => `spots of ${giId}, `}
      {...props}
    />,
  );
}

const cardsIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('article')
    .map((card) => card.textContent);

test('Upcoming and Played list the instances with date, time and result', () => {
  renderGame({});
  expect(cardsIn('Upcoming')).toEqual([
    'Wed 17/06 19:00spots of day-1, invites sent',
    'Wed 24/06 19:00spots of day-8, invites due',
  ]);
  expect(cardsIn('Played')).toEqual([
    'Wed 10/06 19:00Bibs won by 2game playedstats updatedSam',
    'Wed 03/06 19:00game cancelled',
  ]);
});

test('the start shows its time zone if the viewer has another', () => {
  renderGame({ game: aGame({ timeZone: 'Europe/Berlin' }) });
  expect(cardsIn('Upcoming')[0]).toMatch(/^Wed 17.06 20:00 Berlin time/);
});

test('players see no links of organisers', () => {
  renderGame({});
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Update game' })).toBeNull();
});

test('the update link of an organiser opens the next instance that is not cancelled', () => {
  renderGame({ uid: 'olive' });
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/game/tuesday/settings');
  expect(screen.getByRole('link', { name: 'Update game' }).getAttribute('href')).toBe('/gi/day-1/edit');
});

test('played games appear twenty at a time', () => {
  const instances = Array.from({ length: 45 }, (_, at) => onDay(-7 * (at + 1)));
  renderGame({ history: { ...EMPTY_HISTORY, instances } });
  expect(cardsIn('Played')).toHaveLength(20);
  const earlierButton = () => screen.queryByRole('button', { name: 'Show earlier games' });
  for (const shown of [40, 45]) {
    fireEvent.click(earlierButton() as HTMLElement);
    expect(cardsIn('Played')).toHaveLength(shown);
  }
  expect(earlierButton()).toBeNull();
});

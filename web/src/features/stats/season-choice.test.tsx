import { seasonSpans } from '@fives/domain';
import { aGame } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SeasonChoice } from './season-choice.tsx';

const game = aGame({
  seasons: [
    { id: 'spring', name: 'Spring', from: new Date('2025-03-01T00:00:00Z') },
    { id: 'summer', name: 'Summer', from: new Date('2025-06-01T00:00:00Z') },
    { id: 'autumn', name: 'Autumn', from: new Date('2025-09-01T00:00:00Z') },
    { id: 'later', name: 'Later', from: new Date('2999-01-01T00:00:00Z') },
  ],
  champions: {
    spring: [{ uid: 'ada', name: 'Ada', isGuest: true, points: 30 }],
    summer: [
      { uid: 'ben', name: 'Ben', isGuest: false, points: 1 },
      { uid: 'cem', name: 'Cem', isGuest: false, points: 1 },
    ],
    autumn: [{ uid: 'dee', name: 'Dee', isGuest: false, points: 9 }],
  },
});
const spanOf = (id: string) => seasonSpans(game.seasons).find((span) => span.id === id) ?? null;
const renderChoice = (id: string | null) =>
  renderScreen(<SeasonChoice game={game} season={id === null ? null : spanOf(id)} />);
const champions = () => screen.queryAllByText(/^Champions? of /).map((line) => line.textContent);

test('the choice offers the started seasons, newest first, then all time', async () => {
  renderChoice('autumn');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Autumn',
    'Summer',
    'Spring',
    'All time',
  ]);
  expect(screen.getByLabelText<HTMLSelectElement>('Season').value).toBe('autumn');
});

test('a running season names all champions of the season before', () => {
  renderChoice('autumn');
  expect(champions()).toEqual(['Champions of Summer: Ben and Cem, 1 point']);
});

test('a finished season names its own champion', () => {
  renderChoice('spring');
  expect(champions()).toEqual(['Champion of Spring: Ada (guest), 30 points']);
});

test('all time names every champion, newest first', () => {
  renderChoice(null);
  expect(champions()).toEqual([
    'Champions of Summer: Ben and Cem, 1 point',
    'Champion of Spring: Ada (guest), 30 points',
  ]);
});

test('a game without seasons has no choice', () => {
  renderScreen(<SeasonChoice game={aGame()} season={null} />);
  expect(screen.queryByLabelText('Season')).toBeNull();
});

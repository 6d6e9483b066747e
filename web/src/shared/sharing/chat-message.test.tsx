import {
  DEFAULT_POINTS,
  type Game,
  type GameInstance,
  type PlayerGameStats,
  statsTable,
} from '@fives/domain';
import { A_KICK_OFF, aGame, aGameInstance, aHistoryInstance } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Live } from '../../db/live.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ChatMessage } from './chat-message.tsx';

const stored = vi.hoisted(() => ({ game: null as Game | null }));
vi.mock('../../db/games.ts', () => ({
  useGame: () => loaded(stored.game),
  useStatsTable: (_gameId: string, seasonId: string | null) => loaded(TABLES[seasonId ?? 'all time']),
}));
beforeEach(() => void Object.assign(stored, { game: null }));

const loaded = <T,>(data: T): Live<T> => ({ status: 'success', data, fromCache: false, isPending: false });
function wonBy(name: string): PlayerGameStats[] {
  const people = { winner: { name, isGuest: false, namedAt: A_KICK_OFF } };
  return Object.values(
    statsTable({ instances: [aHistoryInstance({ teamA: ['winner'], teamB: [] })], people }, DEFAULT_POINTS),
  );
}
const TABLES: Record<string, PlayerGameStats[]> = { 'all time': wonBy('Ana'), spring: wonBy('Ben') };

function show(game: Game, changes: Partial<GameInstance>) {
  stored.game = game;
  const now = addDays(A_KICK_OFF, 1);
  const view = { instance: aGameInstance(changes), people: [], draft: null, viewer: { uid: 'olive' }, now };
  return renderScreen(<ChatMessage view={view} />);
}

function messageIn(game: Game) {
  show(game, { winningTeam: 'TEAM_A' });
  return screen.getByRole('region', { name: 'Message' }).textContent;
}

test('adds the leaderboard of the running season to a result', () => {
  const seasons = [{ id: 'spring', name: 'Spring', from: addDays(A_KICK_OFF, -7) }];
  const message = messageIn(aGame({ seasons }));
  expect(message).toContain('1. Ben, 3 points');
  expect(message).not.toContain('Ana');
});

test('offers the leaderboard also before a result', () => {
  show(aGame(), { winningTeam: null });
  expect(screen.getByRole('button', { name: 'Copy leaderboard' })).toBeTruthy();
});

test('adds the leaderboard of all time before the first season', () => {
  const seasons = [{ id: 'spring', name: 'Spring', from: addDays(A_KICK_OFF, 7) }];
  expect(messageIn(aGame({ seasons }))).toContain('1. Ana, 3 points');
});

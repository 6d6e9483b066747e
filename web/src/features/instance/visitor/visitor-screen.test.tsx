import type { GameInstance } from '@fives/domain';
import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { screen } from '@testing-library/react';
import { addHours } from 'date-fns';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { toastInfo } from '../../../ui/toasts.ts';
import { VisitorScreen } from './visitor-screen.tsx';

vi.mock('../../../ui/toasts.ts', () => ({ toastInfo: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

function show(hoursAfter: number, overrides: Partial<GameInstance> = {}) {
  vi.setSystemTime(addHours(A_KICK_OFF, hoursAfter));
  const dialogs = { shown: null, show: vi.fn() };
  const rendered = renderScreen(
    <VisitorScreen card={aGameInstance(overrides)} dialogs={dialogs} onInvites={vi.fn()} />,
  );
  return { ...rendered, openedDialogs: () => dialogs.show.mock.calls.map(([subject]) => subject) };
}

test('an invited visitor can reply or log in', async () => {
  const { user, openedDialogs } = show(-4);
  expect(screen.getByText('You are invited')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Yes, if…' }));
  await user.click(screen.getByRole('button', { name: 'Click to login' }));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(openedDialogs()).toEqual([
    { kind: 'join', reply: 'PLAYING' },
    { kind: 'join', reply: 'NOT_PLAYING' },
    { kind: 'reply', startsWith: 'condition' },
    { kind: 'login' },
    { kind: 'login' },
  ]);
});

test('a visitor sees how many people gave each reply', () => {
  show(-1, { counts: { playing: 7, notPlaying: 2, unanswered: 3 } });
  const pool = screen.getByRole('region', { name: 'Player pool' });
  expect(pool.textContent).toContain('7Playing2Not playing3No reply yet');
});

test('a visitor sees who is in, who invites and what it costs', () => {
  const invite = { names: ['Ada', 'Ada'], invitedBy: 'Olive', price: { amount: 500, currency: 'GBP' } };
  show(-1, { invite } as object);
  expect(screen.getByRole('region', { name: 'Player pool' }).textContent).toContain('Ada, Ada');
  expect(screen.getByText(/^Olive invites you\..* £5 each\. Will you be playing\?$/)).toBeTruthy();
});

test('a visitor sees the result without a link', () => {
  show(1, { winningTeam: 'DRAW' });
  expect(screen.getByText('Draw')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Powerleague Shoreditch',
    'Stats',
  ]);
});

test('a visitor who may reply as a guest is not asked to log in', () => {
  show(-1);
  expect(screen.getByText("Reply to see who's playing. You don't need an account.")).toBeTruthy();
  expect(screen.queryByText(/Log in/)).toBeNull();
});

test('a visitor who is too late to reply is asked to log in', () => {
  show(1);
  expect(screen.getByText("Log in to see who's playing")).toBeTruthy();
});

test('the Stats tile explains how a visitor can see the stats', async () => {
  const { user } = show(-1);
  await user.click(screen.getByRole('link', { name: 'Stats' }));
  expect(vi.mocked(toastInfo).mock.calls).toEqual([["Reply to see the stats. You don't need an account."]]);
});

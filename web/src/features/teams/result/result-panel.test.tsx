import { NO_SCORE } from '@fives/domain';
import { A_KICK_OFF, aGameInstance } from '@fives/domain/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { teamLooks } from '../team-lists.ts';
import { TeamsHeader } from '../teams-header.tsx';
import { WinnerSheet } from './record-result.tsx';
import { MotmCard, useFocusOnResult } from './result-panel.tsx';

afterEach(cleanup);

test('the screen is called Teams with the name and time of the game', () => {
  renderScreen(<TeamsHeader instance={aGameInstance()} now={A_KICK_OFF} onShare={null} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teams');
  expect(screen.getByText('Tuesday Fives')).toBeTruthy();
  expect(screen.getByText('16/06 19:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('the screen is called Result and can be shared after the winner is set', async () => {
  const onShare = vi.fn();
  const { user } = renderScreen(
    <TeamsHeader instance={aGameInstance({ winningTeam: 'DRAW' })} now={A_KICK_OFF} onShare={onShare} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Result');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(onShare).toHaveBeenCalledOnce();
});

function renderWinner() {
  const onChoose = vi.fn();
  const { user } = renderScreen(
    <WinnerSheet
      firstHalf={null}
      looks={teamLooks(aGameInstance({ teamAName: 'Bibs' }))}
      missingTeamsWarning={null}
      onPickTeams={vi.fn()}
      onClose={vi.fn()}
      onChoose={onChoose}
    />,
  );
  return { user, onChoose };
}

test('the winner is either team by name or a draw', async () => {
  const { user, onChoose } = renderWinner();
  for (const name of ['Bibs', 'Team B', 'Draw'])
    await user.click(await screen.findByRole('button', { name }));
  expect(onChoose.mock.calls).toEqual([
    ['TEAM_A', NO_SCORE],
    ['TEAM_B', NO_SCORE],
    ['DRAW', NO_SCORE],
  ]);
});

test('a margin belongs to a winner but not to a draw', async () => {
  const { user, onChoose } = renderWinner();
  await user.type(await screen.findByRole('textbox', { name: 'Winning margin' }), '4{Enter}');
  expect(await screen.findByText('Now tap who won')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Draw' }));
  expect(await screen.findByText('A draw has no winning margin')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Team B' }));
  expect(onChoose.mock.calls).toEqual([['TEAM_B', { ...NO_SCORE, winningMargin: 4 }]]);
});

test('the goals of both teams make a result but the goals of one do not', async () => {
  const { user, onChoose } = renderWinner();
  await user.type(await screen.findByRole('textbox', { name: 'Bibs goals' }), '3');
  await user.click(screen.getByRole('button', { name: 'Save result' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Enter goals for both teams');
  await user.type(screen.getByRole('textbox', { name: 'Team B goals' }), '5');
  await user.click(screen.getByRole('button', { name: 'Save result' }));
  const score = { ...NO_SCORE, teamAGoals: 3, teamBGoals: 5 };
  await waitFor(() => expect(onChoose.mock.calls).toEqual([['TEAM_B', score]]));
});

test('the award card names all players of the match', () => {
  renderScreen(<MotmCard awards={[]} points={5} />);
  expect(screen.queryByRole('region')).toBeNull();
  const awards = ['Sam', 'Alex'].map((name) => ({ uid: name, name, votes: 2 }));
  renderScreen(<MotmCard awards={awards} points={5} />);
  const card = screen.getByRole('region', { name: 'Player of the match' }).textContent;
  expect(card).toBe('player of the matchSam 2 votesAlex 2 votes5 leaderboard points awarded to winner(s)');
});

function Board({ hasResult }: { readonly hasResult: boolean }) {
  const changeResult = useRef<HTMLButtonElement>(null);
  useFocusOnResult(hasResult, changeResult);
  if (!hasResult) return <button type="button">Pick winner!</button>;
  return (
    <button key="another" type="button" ref={changeResult}>
      Change result
    </button>
  );
}

test('the focus moves from the winner button to its replacement with the result', () => {
  const { rerender } = render(<Board hasResult={false} />);
  screen.getByRole('button', { name: 'Pick winner!' }).focus();
  rerender(<Board hasResult />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change result' }));
});

test('the focus stays on another element when the result arrives', () => {
  const { rerender } = render(
    <>
      <input aria-label="Somewhere else" />
      <Board hasResult={false} />
    </>,
  );
  screen.getByRole('textbox').focus();
  rerender(
    <>
      <input aria-label="Somewhere else" />
      <Board hasResult />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

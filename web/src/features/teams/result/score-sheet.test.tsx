import { NO_SCORE } from '@fives/domain';
import { aGameInstance } from '@fives/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { teamLooks } from '../team-lists.ts';
import { ScoreSheet, type ScoreSheetProps } from './score-sheet.tsx';

function renderScore(props: Partial<ScoreSheetProps>) {
  const onSave = vi.fn<ScoreSheetProps['onSave']>();
  const onDecline = vi.fn<ScoreSheetProps['onDecline']>();
  const onClose = vi.fn<ScoreSheetProps['onClose']>();
  const { user } = renderScreen(
    <ScoreSheet
      winningTeam="TEAM_A"
      score={NO_SCORE}
      firstHalf={null}
      looks={teamLooks(aGameInstance({ teamAName: 'Bibs' }))}
      onSave={onSave}
      onDecline={onDecline}
      onClose={onClose}
      finalFocus={() => null}
      {...props}
    />,
  );
  return { user, onSave, onDecline, onClose };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save Score' });

test('a score that contradicts the winner shows an error next to the fields', async () => {
  const { user, onSave, onClose } = renderScore({});
  await user.type(await field('Bibs goals'), '1');
  await user.type(await field('Team B goals'), '3');
  await user.click(await save());
  expect((await screen.findByRole('alert')).textContent).toBe('The score does not match the result');
  expect(document.activeElement).toBe(await field('Bibs goals'));
  expect((await field('Team B goals')).value).toBe('3');
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('goals that match the winner are saved without a margin', async () => {
  const { user, onSave, onClose } = renderScore({});
  await user.type(await field('Bibs goals'), '3');
  await user.type(await field('Team B goals'), '1');
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ winningMargin: null, teamAGoals: 3, teamBGoals: 1 });
});

test('a declined score calls `onDecline` but saves nothing', async () => {
  const { user, onDecline, onSave } = renderScore({});
  await user.click(await screen.findByRole('button', { name: "Don't enter score" }));
  expect(onDecline).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});

test('a draw has no winning margin to enter', async () => {
  renderScore({ winningTeam: 'DRAW' });
  await field('Bibs goals');
  expect(screen.queryByRole('textbox', { name: 'Winning margin' })).toBeNull();
});

test('saving without a change only closes the sheet', async () => {
  const { user, onSave, onClose } = renderScore({});
  await user.click(await save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSave).not.toHaveBeenCalled();
});

test('a stored score can be deleted', async () => {
  const { user, onSave } = renderScore({ score: { ...NO_SCORE, winningMargin: 2 } });
  await user.clear(await field('Winning margin'));
  await user.click(await save());
  await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith(NO_SCORE));
});

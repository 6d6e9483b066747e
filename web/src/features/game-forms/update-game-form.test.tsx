import { toGameSummary, type UpdateGameValues } from '@fives/domain';
import { aGame, aGameInstance } from '@fives/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UpdateGameForm } from './update-game.tsx';

const instance = aGameInstance({ game: toGameSummary(aGame({ timeZone: 'America/New_York' })) });

function renderForm({ moveProblem = null }: { moveProblem?: string | null }) {
  const submit = vi.fn(async (_: UpdateGameValues) => null);
  const form = <UpdateGameForm {...{ instance, moveProblem, submit }} />;
  return { ...renderScreen(form), submit };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const update = () => screen.getByRole('button', { name: 'Update Game' });

test('the form shows the game with its start in the time zone of the game', () => {
  renderForm({});
  expect(field('Game Name').value).toBe('Tuesday Fives');
  expect(field('Location').value).toBe('Powerleague Shoreditch');
  expect(field('Preferred number of Players').value).toBe('10');
  expect(field('Recurring').checked).toBe(true);
  expect(field('Next game start Date / Time').value).toBe('2026-06-16T14:00');
  expect(screen.getByText('Local time in America/New York')).toBeTruthy();
});

test('an unchanged start is not sent', async () => {
  const { user, submit } = renderForm({});
  await user.clear(field('Location'));
  await user.type(field('Location'), 'Pier 4');
  await user.click(update());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ location: 'Pier 4', startDateTime: null });
});

test('the form explains why the start cannot be moved', () => {
  renderForm({ moveProblem: 'This game has been played' });
  expect(field('Next game start Date / Time').disabled).toBe(true);
  expect(screen.getByText("This game has been played, so you can't change its start.")).toBeTruthy();
});

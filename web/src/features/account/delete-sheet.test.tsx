import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Refusal } from '../../ui/checked-form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DeleteForm, WORDING } from './delete-account.tsx';

function renderForm(refusal: Refusal | null = null) {
  const [submit, onCancel] = [vi.fn(async () => refusal), vi.fn()];
  const rendered = renderScreen(
    <Sheet open onClose={onCancel}>
      <DeleteForm wording={WORDING.player} submit={submit} onCancel={onCancel} />
    </Sheet>,
  );
  return { ...rendered, submit, onCancel };
}

const deleteButton = () => screen.findByRole('button', { name: 'Delete account' });

test('deletion requires the typed word', async () => {
  const { user, submit } = renderForm();
  await user.click(await deleteButton());
  expect((await screen.findAllByText('Type DELETE to confirm')).length).toBe(2);
  await user.type(screen.getByRole('textbox'), 'maybe');
  await user.click(await deleteButton());
  expect(submit).not.toHaveBeenCalled();
});

test('the typed word may have lowercase letters and trailing spaces', async () => {
  const { user, submit } = renderForm();
  await user.type(await screen.findByRole('textbox'), 'Delete ');
  await user.click(await deleteButton());
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

test('a refused deletion shows an alert', async () => {
  const { user } = renderForm({ message: "Can't reach Fives." });
  await user.type(await screen.findByRole('textbox'), 'DELETE');
  await user.click(await deleteButton());
  expect((await screen.findByRole('alert')).textContent).toBe("Can't reach Fives.");
});

test('the cancel button keeps the account', async () => {
  const { user, submit, onCancel } = renderForm();
  await user.click(await screen.findByRole('button', { name: 'Keep account' }));
  expect(onCancel).toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

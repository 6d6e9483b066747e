import type { CreateGameValues } from '@fives/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { forgetDraft } from '../../lib/remembered-input.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Refusal } from '../../ui/checked-form.tsx';
import { NewGameForm, useCreateGame } from './new-game-form.tsx';

afterEach(forgetDraft);

const NEXT_YEAR = new Date().getFullYear() + 1;

function renderForm(refusal: Refusal | null = null) {
  const submit = vi.fn(async (_values: CreateGameValues) => refusal);
  return { ...renderScreen(<NewGameForm submit={submit} />), submit };
}

async function fillForm(user: UserEvent) {
  await user.click(screen.getByLabelText('Game name'));
  await user.paste('  Tuesday Fives ');
  await user.click(screen.getByLabelText('Location'));
  await user.paste('Pier 4');
  await user.type(screen.getByLabelText('Start date and time'), `${NEXT_YEAR}-06-16T19:00`);
}

// Searches by text, because a search by role checks all four hundred time zones.
const clickCreate = (user: UserEvent) => user.click(screen.getByText('Create Game'));

test('an empty form names all required fields', async () => {
  const { user, submit } = renderForm();
  await user.clear(screen.getByLabelText('Number of players'));
  await clickCreate(user);
  expect(await screen.findByText('Game name is required')).toBeTruthy();
  expect(screen.getByText('Location is required')).toBeTruthy();
  expect(screen.getByText('Start date and time is required')).toBeTruthy();
  expect(screen.getByText('Number of players is required')).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});

test('a new game defaults to weekly for ten players', async () => {
  const { user, submit } = renderForm();
  await fillForm(user);
  await user.click(screen.getByLabelText('Recurring'));
  expect(screen.getByLabelText('One-off')).toBeTruthy();
  await clickCreate(user);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    gameName: 'Tuesday Fives',
    numberOfPlayers: 10,
    isRecurring: false,
  });
});

test('the start is read in the chosen time zone', async () => {
  const { user, submit } = renderForm();
  await fillForm(user);
  await user.selectOptions(screen.getByLabelText('Time zone'), 'America/New_York');
  await clickCreate(user);
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0].startDateTime.toISOString()).toBe(`${NEXT_YEAR}-06-16T23:00:00.000Z`);
});

test('a refusal is shown beside its field without losing input', async () => {
  const { user } = renderForm({ message: 'Not so', fields: { location: 'Must be at most 120 characters' } });
  await fillForm(user);
  await clickCreate(user);
  expect(await screen.findByText('Must be at most 120 characters')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Pier 4');
});

function renderWithoutServer() {
  const sent: { key: string | null; body: { location: string } }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    sent.push({ key: new Headers(headers).get('Idempotency-Key'), body: JSON.parse(String(body)) });
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const Screen = () => <NewGameForm submit={useCreateGame('olive')} />;
  return { ...renderScreen(<Screen />), sent };
}

test('a retry keeps its idempotency key, but a corrected form gets a new key', async () => {
  const { user, sent } = renderWithoutServer();
  await fillForm(user);
  for (const times of [1, 2]) {
    await clickCreate(user);
    await waitFor(() => expect(sent).toHaveLength(times));
    await screen.findByText(/Can't reach Fives/);
  }
  expect(sent[0]?.key).toMatch(/^[\w-]{36}$/);
  expect(sent[1]).toEqual(sent[0]);
  await user.click(screen.getByLabelText('Location'));
  await user.paste(' north');
  await clickCreate(user);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.body.location).toBe('Pier 4 north');
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('input survives a reload until the draft is deleted', async () => {
  const first = renderForm();
  await fillForm(first.user);
  await first.user.selectOptions(screen.getByLabelText('Time zone'), 'America/New_York');
  cleanup();
  renderForm();
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Pier 4');
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('America/New_York');
  cleanup();
  forgetDraft();
  renderForm();
  expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('');
});

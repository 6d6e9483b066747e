import { Input } from '@chakra-ui/react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../testing/render-screen.tsx';
import { CheckedForm, FormSubmit, type Refusal, useCheckedForm } from './checked-form.tsx';
import { FormField } from './form.tsx';

const schema = z
  .object({ name: z.string().check(z.minLength(3, 'Name is short')), first: z.string(), second: z.string() })
  .check(
    z.refine(({ first, second }) => first === second, { path: ['second'], message: 'They do not match' }),
  );

interface SignUpProps {
  readonly onSubmit: () => Promise<Refusal | null>;
}

function SignUp({ onSubmit }: SignUpProps) {
  const form = useCheckedForm(schema, { name: '', first: '', second: '' });
  const { errors } = form.formState;
  return (
    <CheckedForm form={form} onSubmit={onSubmit}>
      {(['name', 'first', 'second'] as const).map((name) => (
        <FormField key={name} label={name} error={errors[name]?.message}>
          <Input {...form.register(name)} />
        </FormField>
      ))}
      <FormSubmit form={form}>Send</FormSubmit>
    </CheckedForm>
  );
}

function renderForm(refusal: Refusal | null = null) {
  const onSubmit = vi.fn(async () => refusal);
  return { ...renderScreen(<SignUp onSubmit={onSubmit} />), onSubmit };
}

const send = () => screen.getByRole('button', { name: 'Send' });
const field = (name: string) => screen.getByLabelText(name);
const waitUntilGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('an error disappears on the first edit of its field but returns on submit', async () => {
  const { user, onSubmit } = renderForm();
  await user.click(send());
  await screen.findByText('Name is short');
  await user.type(field('name'), 'S');
  await waitUntilGone('Name is short');
  await user.click(send());
  await screen.findByText('Name is short');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error about two fields disappears when either edit makes them match', async () => {
  const { user } = renderForm();
  await user.type(field('second'), 'ab');
  await user.click(send());
  await screen.findByText('They do not match');
  await user.type(field('first'), 'a');
  await screen.findByText('They do not match');
  await user.type(field('first'), 'b');
  await waitUntilGone('They do not match');
  expect(screen.getByText('Name is short')).toBeTruthy();
});

test('a server error disappears on the first edit but field errors stay', async () => {
  const { user } = renderForm({
    message: 'Not like this',
    fields: { name: 'Name is taken', other: 'Unknown' },
  });
  await user.type(field('name'), 'Sam');
  await user.click(send());
  expect((await screen.findByText('Not like this')).getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(field('name'));
  await user.type(field('first'), 'a');
  await waitUntilGone('Not like this');
  expect(screen.getByText('Name is taken')).toBeTruthy();
  await user.type(field('name'), 'u');
  await waitUntilGone('Name is taken');
});

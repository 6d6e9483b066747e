import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { RegisterForm, type RegisterFormProps } from './register-form.tsx';

function renderRegister(props: Partial<RegisterFormProps>) {
  return renderScreen(
    <RegisterForm submit={async () => null} isBusy={false} loginPath="/login" {...props} />,
  );
}

const registerButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' });

async function signUp(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Name or nickname'), 'Sam');
  await user.type(screen.getByLabelText('Email'), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.type(screen.getByLabelText('Repeat password'), 'secret1');
  await user.click(registerButton());
}

test('the form submits name, email and password and links to the login', async () => {
  const submit = vi.fn(async () => null);
  const { user } = renderRegister({ submit });
  await signUp(user);
  const form = { name: 'Sam', email: 'sam@example.com', password: 'secret1', repeatPassword: 'secret1' };
  await waitFor(() => expect(submit).toHaveBeenCalledExactlyOnceWith(form));
  expect(screen.getByRole('link', { name: 'Already have an account?' }).getAttribute('href')).toBe('/login');
});

test('the error shows below the form as an alert', async () => {
  const { user } = renderRegister({ submit: async () => ({ message: 'This email already has an account' }) });
  await signUp(user);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This email already has an account');
  expect(alert.compareDocumentPosition(registerButton())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

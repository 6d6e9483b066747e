import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

function renderLogin(props: Partial<LoginFormProps>) {
  return renderScreen(<LoginForm submit={async () => null} registerPath="/register" {...props} />);
}

const loginButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });

test('both fields are required and the first empty field gets the focus', async () => {
  const submit = vi.fn();
  const { user } = renderLogin({ submit });
  await user.click(loginButton());
  expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(submit).not.toHaveBeenCalled();
});

test('the button is disabled while logging in', async () => {
  let finishLogin = () => {};
  const submit = vi.fn(() => new Promise<null>((resolve) => (finishLogin = () => resolve(null))));
  const { user } = renderLogin({ submit });
  await user.type(screen.getByLabelText('Email'), ' sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.dblClick(loginButton());
  await waitFor(() => expect(loginButton().disabled).toBe(true));
  finishLogin();
  await waitFor(() => expect(loginButton().disabled).toBe(false));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('the error shows above the button as an alert', async () => {
  const { user } = renderLogin({ submit: async () => ({ message: 'Wrong email or password' }) });
  await user.type(screen.getByLabelText('Email'), 'sam@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret1');
  await user.click(loginButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Wrong email or password');
  expect(alert.compareDocumentPosition(loginButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the password can be shown', async () => {
  const { user } = renderLogin({});
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(password.type).toBe('text');
});

test('the email field has the email type for the phone keyboard', () => {
  renderLogin({});
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
});

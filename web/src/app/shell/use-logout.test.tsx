import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useLogout } from './side-drawer.tsx';

vi.mock('../../session/logout.ts', () => ({ logout: () => Promise.reject(new Error('no storage')) }));

function LogoutButton() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

test('a failed log-out is logged but still leads to the landing page', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, pathname } = renderScreen(<LogoutButton />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Logout failed', new Error('no storage')));
  expect(pathname()).toBe('/landing');
});

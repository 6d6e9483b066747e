import { useNavigate } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { logout } from '../../session/logout.ts';

/** Signs out and shows the landing page; a failure is only logged, as nothing is lost by it. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      // Drawn before the sign-out: a guard still on the screen would send to the login page.
      await navigate(appPaths.landing(), { flushSync: true });
      await logout();
    } catch (error) {
      console.error('Logout failed', error);
    }
  };
}

import { useNavigate } from 'react-router-dom';
import { appPaths } from '../../config/paths.ts';
import { readRecord } from '../../push/record.ts';
import { logout } from '../../session/watch-user.ts';

/** Signs out and shows the landing page; a failure is only logged, as nothing is lost by it. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      // Drawn before the sign-out: a guard still on the screen would send to the login page.
      await navigate(appPaths.landing(), { flushSync: true });
      await forgetDevice();
      await logout();
    } catch (error) {
      console.error('Logout failed', error);
    }
  };
}

/** Ends pushes to this device, where there are any: the next person on it must not get them. */
async function forgetDevice(): Promise<void> {
  if (readRecord() === null) return;
  try {
    await (await import('../../push/forget-device.ts')).forgetDevice();
  } catch (error) {
    console.error('This device was not forgotten', error);
  }
}

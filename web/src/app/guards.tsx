import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { appPaths } from '../config/paths.ts';
import { useSession } from '../session/session.ts';
import { PageSkeleton } from '../ui/page.tsx';

/** Lets guests and players in. A visitor at the front door sees the landing page; elsewhere they log in first. */
export function RequireSignIn() {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status !== 'visitor') return <Outlet />;
  return (
    <Navigate
      replace
      to={pathname === appPaths.home() ? appPaths.landing() : appPaths.login(pathname + search)}
    />
  );
}

/** Lets registered players in; everybody else logs in first and comes back. */
export function RequirePlayer() {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'player') return <Outlet />;
  return <Navigate replace to={appPaths.login(pathname + search)} />;
}

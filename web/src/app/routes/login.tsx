import { Navigate, useLocation } from 'react-router-dom';
import { appPaths, nextPath } from '../../config/paths.ts';
import { LoginForm, logIn } from '../../features/account/login-form.tsx';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../../shared/people/account-fields.tsx';

export function LoginRoute() {
  const { search, key } = useLocation();
  const next = nextPath(search);
  const session = useSession();
  // The key differs on each visit, so the redirect runs again when the user goes back to this page.
  if (session.status === 'player') return <Navigate key={key} replace to={next} />;
  return (
    <AccountFrame title="Login" text="Your games, replies and stats.">
      <LoginForm submit={logIn} registerPath={appPaths.register(next)} />
    </AccountFrame>
  );
}

import { Navigate, useLocation } from 'react-router-dom';
import { appPaths, nextPath } from '../../config/paths.ts';
import { LoginForm, logIn } from '../../features/account/login-form.tsx';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../../shared/people/account-fields.tsx';

/** Signing in. Whoever has an account and is signed in goes on to where they were heading. */
export function LoginRoute() {
  const { search, key } = useLocation();
  const next = nextPath(search);
  const session = useSession();
  // By its key, as a dialog that opens meanwhile may step onto this page once more: then it is left once more.
  if (session.status === 'player') return <Navigate key={key} replace to={next} />;
  return (
    <AccountFrame title="Login" text="Your games, replies and stats.">
      <LoginForm submit={logIn} registerPath={appPaths.register(next)} />
    </AccountFrame>
  );
}

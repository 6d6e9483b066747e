import { Navigate, useLocation } from 'react-router-dom';
import { appPaths, nextPath } from '../../config/paths.ts';
import { RegisterForm, useRegister } from '../../features/account/register-form.tsx';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../../ui/account-fields.tsx';

/** Signing up. A guest stays the same person, with their replies and results. */
export function RegisterRoute() {
  const { search, key } = useLocation();
  const next = nextPath(search);
  const session = useSession();
  const register = useRegister();
  // While the account is new its player is still being stored, and leaving early would hide a failure.
  if (session.status === 'player' && !register.isBusy) return <Navigate key={key} replace to={next} />;
  const isGuest = session.status === 'guest';
  return (
    <AccountFrame
      title="Register"
      text={isGuest ? 'You keep the answers and results you have.' : 'One account for every game you play.'}
    >
      <RegisterForm {...register} loginPath={appPaths.login(next)} />
    </AccountFrame>
  );
}

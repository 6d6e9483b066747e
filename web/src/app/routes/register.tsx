import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { appPaths, nextPath } from '../../config/paths.ts';
import { RegisterForm, useRegister } from '../../features/account/register-form.tsx';
import { guestName } from '../../lib/guest-name.ts';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../../shared/people/account-fields.tsx';
import { SettingSwitch } from '../../ui/switches.tsx';

export function RegisterRoute() {
  const { search, key } = useLocation();
  const next = nextPath(search);
  const session = useSession();
  const nameAsGuest = session.status === 'guest' ? guestName(session.uid) : '';
  const [isSamePerson, setSamePerson] = useState(true);
  const register = useRegister(isSamePerson);
  // The page stays until the player document is stored, so that a failure still shows.
  if (session.status === 'player' && !register.isBusy) return <Navigate key={key} replace to={next} />;
  return (
    <AccountFrame title="Register" text="One account for every game you play.">
      <Stack gap="5">
        {nameAsGuest && (
          <SettingSwitch
            label={`I'm ${nameAsGuest}`}
            help={`Keep the replies and results you have as ${nameAsGuest}.`}
            isOn={isSamePerson}
            onChange={setSamePerson}
          />
        )}
        <RegisterForm {...register} loginPath={appPaths.login(next)} />
      </Stack>
    </AccountFrame>
  );
}

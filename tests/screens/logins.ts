import type { DemoWorld } from '../../emulator-data/load.ts';
import type { ViewerRole } from './screens.ts';

export type Login = DemoWorld['logins'][number];

export function loginOf(as: Exclude<ViewerRole, 'visitor'>, { logins }: DemoWorld): Login {
  const login = logins[as === 'organiser' ? 0 : 1];
  if (!login) throw new Error(`The demo world has no login for the ${as}`);
  return login;
}

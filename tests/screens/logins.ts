import type { DemoWorld } from '../../emulator-data/into-suite.ts';
import type { ViewerRole } from './screens.ts';

export type Login = DemoWorld['logins'][number];

/** The demo world's log-in of somebody: its first two organise the weekly game, and play in it. */
export function loginOf(as: Exclude<ViewerRole, 'visitor'>, { logins }: DemoWorld): Login {
  const login = logins[as === 'organiser' ? 0 : 1];
  if (!login) throw new Error(`The demo world has no log-in for the ${as}`);
  return login;
}

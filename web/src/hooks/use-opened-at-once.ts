import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';
import { type OpenedAtOnce, openedBy } from '../lib/opened-at-once.ts';

/**
 * The dialog that the link to this screen opens, of those that the screen has; null where it opens none. It is said once
 * only: who reloads or comes back has done with it.
 */
export function useOpenedAtOnce<D extends OpenedAtOnce>(dialogs: readonly D[]): D | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const asked = openedBy(state, dialogs);
  useEffect(() => {
    if (asked !== null) void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [asked, navigate]);
  return asked;
}

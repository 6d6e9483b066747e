import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEPS_SCROLL } from '../lib/keeps-scroll.ts';
import { dialogToOpen, type LinkedDialog } from '../lib/linked-dialog.ts';

/**
 * Returns the dialog that the link to this screen opens, or null. A reload or a return does not open the dialog again.
 */
export function useLinkedDialog<D extends LinkedDialog>(dialogs: readonly D[]): D | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const linked = dialogToOpen(state, dialogs);
  useEffect(() => {
    if (linked !== null) void navigate('.', { replace: true, state: KEEPS_SCROLL });
  }, [linked, navigate]);
  return linked;
}

import { useEffect } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';

/** Stands in an open dialog: the back button of a phone closes what lies on top before it leads anywhere. */
export function ClosesOnBack({ onClose }: { readonly onClose: () => void }) {
  useStepBehind();
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}

/**
 * Who came from another app, by a link in a chat, has no step of ours behind them: going back would leave the app, which
 * nothing can prevent. So the page is stepped onto once more, and there is a step to take back.
 */
function useStepBehind(): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  // What the router calls the page that the app was opened on.
  const isFirst = key === 'default';
  useEffect(() => {
    // The address runs ahead of the screen while the next one loads: stepping then would lead back from it.
    const isLeaving = window.location.pathname !== pathname;
    if (isFirst && !isLeaving)
      void navigate({ pathname, search, hash }, { state: state as unknown, preventScrollReset: true });
  }, [isFirst, navigate, pathname, search, hash, state]);
}

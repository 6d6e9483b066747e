import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Stands in an open dialog: the back button of a phone closes what lies on top before it leads anywhere. */
export function ClosesOnBack({ onClose }: { readonly onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}

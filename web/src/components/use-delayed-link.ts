import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long a pressed card is seen before its screen opens, in milliseconds. */
const CLICK_DELAY = 100;

export interface DelayedLink {
  readonly isPressed: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** A link that shows its press for a moment before it leads on; a second tap meanwhile changes nothing. */
export function useDelayedLink(path: string): DelayedLink {
  const [isPressed, setPressed] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isPressed) return;
    const open = () => {
      setPressed(false);
      void navigate(path);
    };
    const timer = setTimeout(open, CLICK_DELAY);
    return () => clearTimeout(timer);
  }, [isPressed, path, navigate]);
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    setPressed(true);
  };
  return { isPressed, onClick };
}

/** A click that asks for a new tab, a new window or a download is the browser's own. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

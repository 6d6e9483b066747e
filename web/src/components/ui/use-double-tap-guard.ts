import { type MouseEvent, useEffect, useRef } from 'react';

/** How long after a dialog has opened a tap may still be the second half of the one that opened it, in milliseconds. */
const DOUBLE_TAP = 500;

export interface DoubleTapGuard {
  /** Swallows the second click of a double tap. */
  readonly onClickCapture: (event: MouseEvent) => void;
  /** Keeps the dialog open when that second tap falls beside it. */
  readonly onInteractOutside: (event: Event) => void;
}

/** Who taps twice means what they tapped, and not what has come up under their thumb meanwhile. */
export function useDoubleTapGuard(open: boolean): DoubleTapGuard {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const isFresh = () => performance.now() - openedAt.current < DOUBLE_TAP;
  return {
    onClickCapture: (event) => {
      if (event.detail > 1 && isFresh()) event.stopPropagation();
    },
    onInteractOutside: (event) => {
      if (isFresh()) event.preventDefault();
    },
  };
}

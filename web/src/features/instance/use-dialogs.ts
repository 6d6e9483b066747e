import type { Reply, Uid } from '@fives/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

export type DialogSubject =
  | { readonly kind: 'reply' }
  /** `isGuestRefused` is true if the game has its most guests. */
  | { readonly kind: 'join'; readonly reply: Reply; readonly isGuestRefused?: boolean }
  | { readonly kind: 'login' }
  | { readonly kind: 'person'; readonly uid: Uid }
  | { readonly kind: 'add'; readonly isBrought: boolean }
  | { readonly kind: 'attendance' };

/** Part of the page that stays when a card or row in it goes. */
export type Home = RefObject<HTMLElement | null>;

interface Shown {
  readonly subject: DialogSubject;
  /** Distinguishes openings, because each opening starts with new state. */
  readonly serial: number;
  readonly isOpen: boolean;
}

export interface Dialogs {
  /**
   * The dialog opened last. It stays after closing to catch the second half of a double tap during its exit animation.
   */
  readonly shown: Shown | null;
  /** Opens a dialog with `home` as fallback for the focus. Stable between renders. */
  readonly show: (subject: DialogSubject, home: Home) => void;
  /** Closes the dialog with this serial and returns the focus to its opener. A later dialog stays open. */
  readonly close: (serial: number) => void;
  /** Closes the dialog after a reply and focuses `home`, because the reply may remove the opener. */
  readonly finish: (serial: number) => void;
  readonly finalFocus: () => HTMLElement | null;
}

export function useDialogs(): Dialogs {
  const [shown, setShown] = useState<Shown | null>(null);
  const home = useRef<Home | null>(null);
  const isFinished = useRef(false);
  const lastSerial = useRef(0);
  const show = useCallback((subject: DialogSubject, at: Home) => {
    home.current = at;
    isFinished.current = false;
    lastSerial.current += 1;
    setShown({ subject, serial: lastSerial.current, isOpen: true });
  }, []);
  return useMemo(() => {
    const hide = (serial: number) =>
      setShown((last) => (last?.serial === serial ? { ...last, isOpen: false } : last));
    return {
      shown,
      show,
      close: hide,
      finish: (serial) => {
        if (serial === lastSerial.current) isFinished.current = true;
        hide(serial);
      },
      finalFocus: () => (isFinished.current ? (home.current?.current ?? null) : null),
    };
  }, [shown, show]);
}

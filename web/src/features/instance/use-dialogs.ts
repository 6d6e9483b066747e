import type { Reply, Uid } from '@fives/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

export type DialogSubject =
  | { readonly kind: 'reply' }
  /** `isGuestRefused` if the game takes no more guests, and only registering helps. */
  | { readonly kind: 'join'; readonly reply: Reply; readonly isGuestRefused?: boolean }
  | { readonly kind: 'login' }
  | { readonly kind: 'person'; readonly uid: Uid }
  | { readonly kind: 'add'; readonly isBrought: boolean }
  | { readonly kind: 'attendance' };

/** A part of the page that stays when a card or a row in it goes. */
export type Home = RefObject<HTMLElement | null>;

interface Shown {
  readonly subject: DialogSubject;
  /** Tells one opening from the next: each begins afresh. */
  readonly serial: number;
  readonly isOpen: boolean;
}

export interface Dialogs {
  /**
   * The dialog last opened. It stays after closing, for while it leaves the screen it still catches the second half of
   * a double tap, which would else land on what lies behind.
   */
  readonly shown: Shown | null;
  /** Opens a dialog that belongs to the part `home` of the page. The same function each time. */
  readonly show: (subject: DialogSubject, home: Home) => void;
  /**
   * Closes the one with this serial with nothing done: focus returns to what opened it. Another one that has been opened
   * since stays.
   */
  readonly close: (serial: number) => void;
  /** Closes it with a reply given: what opened it may be gone by that, so focus goes to its home. */
  readonly finish: (serial: number) => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Which dialog of the page is open, and where focus goes when it closes. */
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

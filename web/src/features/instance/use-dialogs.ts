import type { Reply, Uid } from '@fives/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

/** `isGuestRefused` is true if the game has its most guests. */
export type ReplySubject =
  | { readonly kind: 'reply' }
  | { readonly kind: 'join'; readonly reply: Reply; readonly isGuestRefused?: boolean }
  | { readonly kind: 'login' };

export type DialogSubject =
  | ReplySubject
  | { readonly kind: 'person'; readonly uid: Uid }
  | { readonly kind: 'add'; readonly isBrought: boolean }
  | { readonly kind: 'attendance' };

/** Part of the page that stays when a card or row in it goes. */
export type Home = RefObject<HTMLElement | null>;

export interface DialogEnds {
  readonly open: boolean;
  /** Closes this dialog and returns the focus to its opener. A later dialog stays open. */
  readonly onClose: () => void;
  /** Closes this dialog after a reply and focuses `home`, because the reply may remove the opener. */
  readonly onDone: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

interface Opened {
  readonly subject: DialogSubject;
  /** Distinguishes openings, because each opening starts with new state. */
  readonly serial: number;
  readonly open: boolean;
}

export interface Dialogs {
  /**
   * The dialog opened last. It stays after closing to catch the second half of a double tap during its exit animation.
   */
  readonly shown: (Opened & DialogEnds) | null;
  /** Opens a dialog with `home` as fallback for the focus. Stable between renders. */
  readonly show: (subject: DialogSubject, home: Home) => void;
}

export function useDialogs(): Dialogs {
  const [opened, setOpened] = useState<Opened | null>(null);
  const home = useRef<Home | null>(null);
  const isFinished = useRef(false);
  const lastSerial = useRef(0);
  const show = useCallback((subject: DialogSubject, at: Home) => {
    home.current = at;
    isFinished.current = false;
    lastSerial.current += 1;
    setOpened({ subject, serial: lastSerial.current, open: true });
  }, []);
  return useMemo(() => {
    if (opened === null) return { shown: null, show };
    const { serial } = opened;
    const onClose = () => setOpened((last) => (last?.serial === serial ? { ...last, open: false } : last));
    const onDone = () => {
      if (serial === lastSerial.current) isFinished.current = true;
      onClose();
    };
    const finalFocus = () => (isFinished.current ? (home.current?.current ?? null) : null);
    return { shown: { ...opened, onClose, onDone, finalFocus }, show };
  }, [opened, show]);
}

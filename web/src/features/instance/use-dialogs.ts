import type { Reply, Uid } from '@fives/domain';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

export type ReplySubject =
  | { readonly kind: 'reply'; readonly startsWith?: 'condition' | 'drop-out' }
  | {
      readonly kind: 'join';
      readonly reply: Reply;
      /** True if the instance has the maximum number of guests. */
      readonly isGuestRefused?: boolean;
    }
  | { readonly kind: 'login' };

export type DialogSubject =
  | ReplySubject
  | { readonly kind: 'person'; readonly uid: Uid }
  | { readonly kind: 'add'; readonly isBrought: boolean }
  | { readonly kind: 'attendance' | 'calendar' | 'cost' | 'shares' };

/** Element that gets the focus if the opener of a dialog is removed, for example a card after a reply. */
export type FallbackFocus = RefObject<HTMLElement | null>;

export interface DialogProps {
  readonly open: boolean;
  /** Closes this dialog and returns the focus to its opener. A later dialog stays open. */
  readonly onClose: () => void;
  /** Closes this dialog and focuses the {@link FallbackFocus}, because a change may remove the opener. */
  readonly onDone: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

interface Opened {
  readonly subject: DialogSubject;
  /** React key of the dialog, so that each opening has new state. */
  readonly serial: number;
  readonly open: boolean;
}

export interface Dialogs {
  /**
   * The newest dialog, also after closing. While the dialog fades out, it receives the second tap of a double tap.
   */
  readonly shown: (Opened & DialogProps) | null;
  /** The same function in every render. */
  readonly show: (subject: DialogSubject, fallback: FallbackFocus) => void;
}

export function useDialogs(): Dialogs {
  const [opened, setOpened] = useState<Opened | null>(null);
  const fallback = useRef<FallbackFocus | null>(null);
  const isDone = useRef(false);
  const lastSerial = useRef(0);
  const show = useCallback((subject: DialogSubject, focus: FallbackFocus) => {
    fallback.current = focus;
    isDone.current = false;
    lastSerial.current += 1;
    setOpened({ subject, serial: lastSerial.current, open: true });
  }, []);
  return useMemo(() => {
    if (opened === null) return { shown: null, show };
    const { serial } = opened;
    const onClose = () => setOpened((last) => (last?.serial === serial ? { ...last, open: false } : last));
    const onDone = () => {
      if (serial === lastSerial.current) isDone.current = true;
      onClose();
    };
    const finalFocus = () => (isDone.current ? (fallback.current?.current ?? null) : null);
    return { shown: { ...opened, onClose, onDone, finalFocus }, show };
  }, [opened, show]);
}

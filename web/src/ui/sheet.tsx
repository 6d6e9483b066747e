import { Button, type ButtonProps, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addDialog, currentStep, KEEPS_SCROLL, storeCurrentStep } from '../lib/steps-back.ts';
import { SubmitButton } from './form.tsx';

export interface SheetProps {
  readonly open: boolean;
  /** Without a title, the children are a `SheetTitle`, a `SheetBody` and a `SheetFooter`. */
  readonly title?: ReactNode;
  readonly onClose: () => void;
  /** Set for sheets with input, so that a tap outside does not discard the input. */
  readonly staysOnOutsideTap?: boolean;
  /** Element to focus on close, if not the element that opened the sheet. */
  readonly finalFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

export function Sheet({ open, title, onClose, staysOnOutsideTap = false, finalFocus, children }: SheetProps) {
  const guard = useDoubleTapGuard(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      closeOnInteractOutside={!staysOnOutsideTap}
      onInteractOutside={guard.onInteractOutside}
      // If one sheet replaces another, the focus moves late, and must not close the new sheet.
      onFocusOutside={(event) => event.preventDefault()}
      placement={{ base: 'bottom', md: 'center' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      {open && <ClosesOnBack onClose={onClose} />}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            onClickCapture={guard.onClickCapture}
            bg="bg.panel"
            borderTopRadius="2xl"
            borderBottomRadius={{ base: '0', md: '2xl' }}
            my={{ base: '0', md: '16' }}
            maxW={{ base: 'full', md: 'md' }}
            pb="env(safe-area-inset-bottom)"
          >
            {title && <SheetTitle>{title}</SheetTitle>}
            {title ? <SheetBody>{children}</SheetBody> : children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="md" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

export function SheetTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Header pe="14" pb="2">
      <Dialog.Title textStyle="title" overflowWrap="anywhere">
        {children}
      </Dialog.Title>
    </Dialog.Header>
  );
}

export function SheetBody({ children }: { readonly children: ReactNode }) {
  return <Dialog.Body pb="6">{children}</Dialog.Body>;
}

/** Put the main button last. The footer scrolls if large text would fill the screen. */
export function SheetFooter({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Footer flexWrap="wrap" flexShrink="0" pb="6" maxH="50dvh" overflowY="auto">
      {children}
    </Dialog.Footer>
  );
}

interface SheetAnswersProps extends Omit<ButtonProps, 'type' | 'disabled' | 'loading'> {
  readonly no: string;
  readonly onNo: () => void;
  readonly isBusy?: boolean;
}

/** The other properties are those of the button that does what the sheet asks. */
export function SheetAnswers({ no, onNo, isBusy = false, size = 'lg', ...yes }: SheetAnswersProps) {
  return (
    <SheetFooter>
      <Button variant="outline" size={size} onClick={onNo}>
        {no}
      </Button>
      <SubmitButton size={size} isBusy={isBusy} {...yes} />
    </SheetFooter>
  );
}

interface InfoSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onClose: () => void;
}

export function InfoSheet({ open, title, text, button, onClose }: InfoSheetProps) {
  return (
    <Sheet open={open} onClose={onClose}>
      <SheetTitle>{title}</SheetTitle>
      <SheetBody>
        <Text>{text}</Text>
      </SheetBody>
      <SheetFooter>
        <Button onClick={onClose}>{button}</Button>
      </SheetFooter>
    </Sheet>
  );
}

const DOUBLE_TAP_MS = 500;

interface DoubleTapGuard {
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onInteractOutside: (event: Event) => void;
}

/** Ignores the second tap of a double tap. The user meant the element below the sheet. */
function useDoubleTapGuard(open: boolean): DoubleTapGuard {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const isJustOpened = () => performance.now() - openedAt.current < DOUBLE_TAP_MS;
  return {
    onClickCapture: (event) => {
      if (event.detail > 1 && isJustOpened()) event.stopPropagation();
    },
    onInteractOutside: (event) => {
      if (isJustOpened()) event.preventDefault();
    },
  };
}

/** Takes effect before the browser paints the dialog, so that even the fastest step back closes it. */
export function ClosesOnBack({ onClose }: { readonly onClose: () => void }) {
  const key = useExtraHistoryEntry();
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => addDialog(() => close()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key means another history entry
  useLayoutEffect(storeCurrentStep, [key]);
  return null;
}

/**
 * Adds a history entry if this is the first page of the app. Without it, the back button would leave the app.
 * @returns the router key of the current history entry
 */
function useExtraHistoryEntry(): string {
  const navigate = useNavigate();
  const { pathname, search, hash, state, key } = useLocation();
  // The router's key for the first page.
  const isFirst = key === 'default';
  useLayoutEffect(() => {
    // The URL may have changed, although the next screen has not loaded. A navigation would then return to this screen.
    const isOnFirstEntry = currentStep()?.key === undefined;
    if (isFirst && isOnFirstEntry)
      void navigate({ pathname, search, hash }, { state: { ...(state as object | null), ...KEEPS_SCROLL } });
  }, [isFirst, navigate, pathname, search, hash, state]);
  return key;
}

import { Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { ClosesOnBack } from './closes-on-back.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** For sheets with something typed in: a tap beside them must not throw it away. */
  readonly staysOnOutsideTap?: boolean;
  /** Where focus goes afterwards, if not to what opened the sheet. */
  readonly finalFocus?: () => HTMLElement | null;
  /** A {@link SheetTitle} and what belongs to it. */
  readonly children: ReactNode;
}

/** A dialog that rises from below on a phone, within the thumb's reach, and stands in the middle elsewhere. */
export function Sheet({ open, onClose, staysOnOutsideTap = false, finalFocus, children }: SheetProps) {
  const guard = useDoubleTapGuard(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      closeOnInteractOutside={!staysOnOutsideTap}
      onInteractOutside={guard.onInteractOutside}
      // One sheet that gives way to another hands the focus back late: that is no wish to close the other.
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
            {children}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="md" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** What a sheet is about. */
export function SheetTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Header pe="14" pb="2">
      <Dialog.Title textStyle="title" overflowWrap="anywhere">
        {children}
      </Dialog.Title>
    </Dialog.Header>
  );
}

/** What a sheet says and asks. */
export function SheetBody({ children }: { readonly children: ReactNode }) {
  return <Dialog.Body pb="6">{children}</Dialog.Body>;
}

/** The buttons of a sheet, the main one last. Scrolls if large text would fill the screen with it. */
export function SheetFooter({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Footer flexWrap="wrap" pb="6" maxH="50dvh" overflowY="auto">
      {children}
    </Dialog.Footer>
  );
}

interface InfoSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** What its one button says. */
  readonly button: string;
  readonly onClose: () => void;
}

/** A dialog that says one thing, and goes when that is read. */
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

/** How long after a dialog has opened a tap may still be the second half of the one that opened it, in milliseconds. */
const DOUBLE_TAP = 500;

interface DoubleTapGuard {
  /** Swallows the second click of a double tap. */
  readonly onClickCapture: (event: MouseEvent) => void;
  /** Keeps the dialog open when that second tap falls beside it. */
  readonly onInteractOutside: (event: Event) => void;
}

/** Who taps twice means what they tapped, and not what has come up under their thumb meanwhile. */
function useDoubleTapGuard(open: boolean): DoubleTapGuard {
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

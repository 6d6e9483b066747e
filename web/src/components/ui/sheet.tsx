import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ClosesOnBack } from './closes-on-back.tsx';
import { useDoubleTapGuard } from './use-double-tap-guard.ts';

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

/** The buttons of a sheet, the main one last. */
export function SheetFooter({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog.Footer flexWrap="wrap" pb="6">
      {children}
    </Dialog.Footer>
  );
}

import { createToaster, Toast, Toaster } from '@chakra-ui/react';

const TOAST_MS = 3_000;

/** The timer pauses while the pointer or the focus is on the toast. */
const UNDO_MS = 10_000;

const HAS_BUTTON_BAR = '(width < 48rem)';

const ABOVE_BUTTON_BAR = 'calc(6rem + env(safe-area-inset-bottom))';

export const toaster = createToaster({
  placement: 'bottom',
  offsets: {
    top: '1rem',
    bottom: window.matchMedia(HAS_BUTTON_BAR).matches ? ABOVE_BUTTON_BAR : '1rem',
    left: '1rem',
    right: '1rem',
  },
  duration: TOAST_MS,
  max: 3,
});

/**
 * Shows a toast with an Undo button. Ctrl+Z also undoes, because an open dialog prevents focus on the button.
 * @returns a function that ends the toast
 */
export function showUndo(title: string, undo: () => void, onEnd = () => {}): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || (event.target instanceof Element && event.target.matches('input, textarea'))) return;
    event.preventDefault();
    undo();
    end();
  };
  const stopListening = () => document.removeEventListener('keydown', onKeyDown);
  const end = () => {
    stopListening();
    toaster.remove(id);
  };
  const id = toaster.create({
    title,
    type: 'success',
    duration: UNDO_MS,
    action: {
      label: 'Undo',
      onClick: () => {
        stopListening();
        undo();
      },
    },
    onStatusChange: ({ status }) => {
      if (status === 'visible') return;
      stopListening();
      onEnd();
    },
  });
  document.addEventListener('keydown', onKeyDown);
  return () => {
    end();
    onEnd();
  };
}

export function Toasts() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        // A toast may cover the buttons of a sheet, so taps pass through the toast. The Tab key skips the toast,
        // because a focused toast stays open.
        <Toast.Root
          width={{ base: 'full', md: 'sm' }}
          borderRadius="xl"
          tabIndex={-1}
          style={{ pointerEvents: 'none' }}
        >
          <Toast.Indicator />
          <Toast.Title flex="1">{toast.title}</Toast.Title>
          {toast.action && (
            <Toast.ActionTrigger
              tabIndex={-1}
              minH="touch"
              px="3"
              fontWeight="700"
              textDecoration="underline"
              aria-keyshortcuts="Control+Z"
              pointerEvents="auto"
              onClick={({ currentTarget }) => currentTarget.blur()}
            >
              {toast.action.label}
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger tabIndex={-1} pointerEvents="auto" />
        </Toast.Root>
      )}
    </Toaster>
  );
}

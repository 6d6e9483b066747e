import { createToaster, Toast, Toaster } from '@chakra-ui/react';

/** How long a toast stays, in milliseconds. */
const TOAST_DURATION = 3_000;

/** How long an action can be undone, in milliseconds. Pointing at the toast, or focus in it, stops the clock. */
const UNDO_DURATION = 10_000;

/** Screens on which a bar of buttons lies at the bottom, which a toast must not cover. */
const PHONE = '(width < 48rem)';

/** Above that bar, whether or not there is one: titles and ways back are at the top. */
const ABOVE_THUMB_BAR = 'calc(6rem + env(safe-area-inset-bottom))';

/** What toasts are given to. */
export const toaster = createToaster({
  placement: 'bottom',
  offsets: {
    top: '1rem',
    bottom: window.matchMedia(PHONE).matches ? ABOVE_THUMB_BAR : '1rem',
    left: '1rem',
    right: '1rem',
  },
  duration: TOAST_DURATION,
  max: 3,
});

let endLastUndo = () => {};

/** Shows a toast with an Undo button. Ctrl+Z does the same, because an open dialog keeps the focus inside itself. */
export function showUndo(title: string, undo: () => void, onEnd = () => {}): void {
  endLastUndo();
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
    duration: UNDO_DURATION,
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
  endLastUndo = () => {
    end();
    onEnd();
  };
}

/** Where toasts appear. Chakra announces each to screen readers. */
export function Toasts() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        // A tap goes to what lies below, such as a button of a sheet that has opened since. The Tab key skips toasts:
        // it could not leave them, and focus stops their clock. Ctrl+Z undoes.
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

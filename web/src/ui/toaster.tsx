import { createToaster, Toast, Toaster } from '@chakra-ui/react';

/** How long a toast stays, in milliseconds. */
const TOAST_DURATION = 3_000;

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

/** Where toasts appear. Chakra announces each to screen readers. */
export function Toasts() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        // A tap goes to what lies below, such as a button of a sheet that has opened since. Out of the way of the Tab key,
        // too: whoever came in here by it would not get out again. Alt+T leads here.
        <Toast.Root
          width={{ base: 'full', md: 'sm' }}
          borderRadius="xl"
          tabIndex={-1}
          style={{ pointerEvents: 'none' }}
        >
          <Toast.Indicator />
          <Toast.Title flex="1">{toast.title}</Toast.Title>
          <Toast.CloseTrigger tabIndex={-1} pointerEvents="auto" />
        </Toast.Root>
      )}
    </Toaster>
  );
}

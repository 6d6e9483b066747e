import { createToaster, Toast, Toaster } from '@chakra-ui/react';

/** How long a toast stays, in milliseconds. */
const TOAST_DURATION = 3_000;

/** Screens on which a bar of buttons lies at the bottom, which a toast must not cover. */
const PHONE = '(width < 48rem)';

/** Above that bar, whether or not there is one: titles and ways back are at the top. */
const ABOVE_THUMB_BAR = 'calc(6rem + env(safe-area-inset-bottom))';

const toaster = createToaster({
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

/** Says that something went well. */
export function toastSuccess(title: string): void {
  toaster.create({ title, type: 'success' });
}

/** Says that something was not done, to the person who tried. */
export function toastError(title: string): void {
  toaster.create({ title, type: 'error' });
}

/** Says something that is neither. */
export function toastInfo(title: string): void {
  toaster.create({ title, type: 'info' });
}

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

/**
 * Follows a write to the database to its end, which comes when the server has answered: while offline, not at all.
 * Nobody should wait for it, so the screen goes on; a refusal is said in a toast.
 * @param failure what to say when it was refused, such as 'Your answer was not saved'
 * @returns whether it was saved; never rejects
 */
export async function saveVisibly(write: Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    console.error(failure, error);
    toastError(isRefusal(error) ? `${failure}. ${error.message}` : failure);
    return false;
  }
}

/** Whether somebody is told why: by the API, or by what it shares with this app. Its class would bring all of it to every page. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'fields' in error;
}

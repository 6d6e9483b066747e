const RELOADED_FOR = 'fives.reloaded-for';

/**
 * After a deploy an open page may ask for a part of the old version that is gone. It is loaded anew then, but only
 * once for the same part: if that does not help, the screen says what is wrong.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine && remember(payload.message)) window.location.reload();
  });
}

/** Whether this is the first time; also false where nothing can be remembered: better no reload than one without end. */
function remember(message: string): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED_FOR) !== message;
    sessionStorage.setItem(RELOADED_FOR, message);
    return isNew;
  } catch {
    return false;
  }
}

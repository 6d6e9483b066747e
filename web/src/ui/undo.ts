import { toastUndo } from './toasts.ts';

/** Maximum delay of an action, because the timer of the toast stops while the pointer is on the toast. */
const MAX_DELAY_MS = 60_000;

/**
 * Runs an action when its undo toast is gone, or when the page closes. Use for irreversible actions such as
 * notifications.
 */
export function runUnlessUndone(title: string, run: () => void, onUndo = () => {}): void {
  let isSettled = false;
  const settle = (end: () => void) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    removeEventListener('pagehide', runNow);
    end();
  };
  const runNow = () => settle(run);
  const timer = setTimeout(runNow, MAX_DELAY_MS);
  addEventListener('pagehide', runNow);
  toastUndo(title, () => settle(onUndo), runNow);
}

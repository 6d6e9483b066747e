import { toastUndo } from './toasts.ts';

/** The latest moment at which an action runs, in milliseconds: pointing at the toast stops its own clock. */
const LATEST = 60_000;

/**
 * Runs an action once its undo toast is gone, or when the page is closed. For actions that cannot be taken back, such as
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
  const timer = setTimeout(runNow, LATEST);
  addEventListener('pagehide', runNow);
  toastUndo(title, () => settle(onUndo), runNow);
}

import { toastUndo } from './toasts.ts';

/** Milliseconds until an action runs at the latest, because pointing at the toast stops its clock. */
const LATEST = 60_000;

/**
 * Runs an action when its undo toast is gone or the page closes. Use for irreversible actions such as notifications.
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

import { useEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';

interface ToastText {
  readonly title: string;
  readonly type: 'success' | 'error' | 'info';
}

const isNeeded = createStore(false);
let endUndo = () => {};

export function toastSuccess(title: string): void {
  toast({ title, type: 'success' });
}

export function toastError(title: string): void {
  toast({ title, type: 'error' });
}

export function toastInfo(title: string): void {
  toast({ title, type: 'info' });
}

/**
 * Shows an undo toast for ten seconds. Replaces an earlier undo toast.
 * @param onEnd runs when the toast is gone, also after an undo
 */
export function toastUndo(title: string, undo: () => void, onEnd?: () => void): void {
  show(title, ({ showUndo }) => {
    endUndo();
    endUndo = showUndo(title, undo, onEnd);
  });
}

/** Ends the undo toast of a screen when another screen opens. */
export function useUndoEndsWith(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect ends with each path.
  useEffect(() => () => endUndo(), [path]);
}

export function useAreToastsNeeded(): boolean {
  return useStore(isNeeded, (value) => value);
}

function toast(text: ToastText): void {
  show(text.title, ({ toaster }) => toaster.create(text));
}

/** Loads the toaster, creates a toast, and then renders `Toasts`, which shows toasts created earlier. */
function show(title: string, create: (parts: typeof import('./toaster.tsx')) => void): void {
  import('./toaster.tsx')
    .then((parts) => {
      create(parts);
      isNeeded.set(true);
    })
    .catch((error: unknown) => console.error(title, error));
}

/**
 * Shows a toast if a write fails. Do not await the result for Firestore writes, because their promises never
 * settle while offline.
 * @param failure the message, such as "Couldn't save your reply"
 * @returns true if the write was saved. Never rejects
 */
export async function saveOrToast(write: Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    console.error(failure, error);
    toastError(isRefusal(error) ? `${failure}. ${error.message}` : failure);
    return false;
  }
}

/** Checks a field, because an import of `ApiError` would add code to every page. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'fields' in error;
}

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

import { createStore, useStore } from '../lib/store.ts';

interface ToastText {
  readonly title: string;
  readonly type: 'success' | 'error' | 'info';
}

const isNeeded = createStore(false);

/** Says that something went well. */
export function toastSuccess(title: string): void {
  toast({ title, type: 'success' });
}

/** Says that something was not done, to the person who tried. */
export function toastError(title: string): void {
  toast({ title, type: 'error' });
}

/** Says something that is neither. */
export function toastInfo(title: string): void {
  toast({ title, type: 'info' });
}

/**
 * Confirms an action and offers to undo it for ten seconds. A later undo toast replaces an earlier one.
 * @param onEnd called when the toast is gone, after an undo too
 */
export function toastUndo(title: string, undo: () => void, onEnd?: () => void): void {
  show(title, ({ showUndo }) => showUndo(title, undo, onEnd));
}

/** Whether there has been a toast: where they appear is drawn by then, as most visits bring none. */
export function useAreToastsNeeded(): boolean {
  return useStore(isNeeded, (is) => is);
}

function toast(text: ToastText): void {
  show(text.title, ({ toaster }) => toaster.create(text));
}

/** Loads the toaster, creates a toast, then draws `Toasts`: a toast that is there first appears with it. */
function show(title: string, create: (parts: typeof import('./toaster.tsx')) => void): void {
  import('./toaster.tsx')
    .then((parts) => {
      create(parts);
      isNeeded.set(true);
    })
    .catch((error: unknown) => console.error(title, error));
}

/**
 * Follows a write to the database to its end, which comes when the server has answered: while offline, not at all.
 * Nobody should wait for it, so the screen goes on; a refusal is said in a toast.
 * @param failure what to say when it was refused, such as "Couldn't save your reply"
 * @returns whether it was saved; never rejects
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

/** Whether somebody is told why: by the API, or by what it shares with this app. Its class would bring all of it to every page. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'fields' in error;
}

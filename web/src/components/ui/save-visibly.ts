import { toastError } from './toasts.tsx';

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
    toastError(failure);
    return false;
  }
}

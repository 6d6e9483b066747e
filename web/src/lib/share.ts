import { toastError, toastSuccess } from '../ui/toasts.ts';
import { saveFile } from './save-file.ts';

export interface Shared {
  readonly title: string;
  readonly text: string;
  /** Left out where it is part of the text. */
  readonly url?: string;
}

/** Whether the device has a share sheet of its own. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's own share sheet; where there is none the words and the link are copied instead.
 * @returns whether it was handed on; false where the person changed their mind, or it failed and they were told
 */
export async function shareOrCopy(shared: Shared): Promise<boolean> {
  const { text, url } = shared;
  return canShare() ? share(shared) : copyText(url === undefined ? text : `${text}\n${url}`);
}

/** What is said of a text that was copied, or was not. */
const COPIED = { done: 'Copied', failed: "Couldn't copy that" };

/** Copies a text, and says so. Returns whether it was copied. */
export async function copyText(text: string, said = COPIED): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(said.done);
    return true;
  } catch (error) {
    console.error('Copying failed', error);
    toastError(said.failed);
    return false;
  }
}

/** Opens the device's own share sheet with a file; where there is none for files, it is saved on the device. */
export async function shareOrSave(title: string, file: File): Promise<void> {
  const shared = { title, files: [file] };
  if (canShare() && navigator.canShare?.(shared)) await share(shared);
  else saveFile(file.name, file);
}

async function share(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // Closing the sheet without sharing is a decision, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    console.error('Sharing failed', error);
    toastError("Couldn't share that");
    return false;
  }
}

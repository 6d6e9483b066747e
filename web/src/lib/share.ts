import { toastError, toastSuccess } from '../ui/toasts.ts';

/** Wait in ms before the object URL is revoked. Safari reads the file after the click handler has ended. */
const REVOKE_AFTER_MS = 60_000;

export function saveAsJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

interface ShareContent {
  readonly title: string;
  readonly text: string;
  /** Missing if `text` contains the URL. */
  readonly url?: string;
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the share sheet of the device, or copies the text and URL if the device has none.
 * @returns false if the user cancelled or an error was shown
 */
export async function shareOrCopy(shared: ShareContent): Promise<boolean> {
  const { text, url } = shared;
  return canShare() ? share(shared) : copyText(url === undefined ? text : `${text}\n${url}`);
}

const COPY_MESSAGES = { done: 'Copied', failed: "Couldn't copy that" };

export async function copyText(text: string, messages = COPY_MESSAGES): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(messages.done);
    return true;
  } catch (error) {
    console.error('Copying failed', error);
    toastError(messages.failed);
    return false;
  }
}

export async function shareOrSave(title: string, file: File): Promise<void> {
  const shared = { title, files: [file] };
  const save = () => saveFile(file.name, file);
  if (canShare() && navigator.canShare?.(shared)) await share(shared, save);
  else save();
}

const toastFailure = () => toastError("Couldn't share that");

/** @param onFailure called if the browser refuses, for example because the last tap is too long ago */
async function share(shared: ShareData, onFailure = toastFailure): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // A cancelled share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    console.error('Sharing failed', error);
    onFailure();
    return false;
  }
}

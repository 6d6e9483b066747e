let unsent = 0;

/**
 * While `work` is pending, the browser warns before the page closes. Shows no warning offline, because the device
 * stores replies.
 */
export async function warnWhileUnsent<T>(work: Promise<T>): Promise<T> {
  unsent += 1;
  if (unsent === 1) addEventListener('beforeunload', warn);
  try {
    return await work;
  } finally {
    unsent -= 1;
    if (unsent === 0) removeEventListener('beforeunload', warn);
  }
}

function warn(event: Event): void {
  if (navigator.onLine) event.preventDefault();
}

let unsent = 0;

/** Warns whoever closes the page before the work is done. Offline there is no warning, because replies wait on the device. */
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

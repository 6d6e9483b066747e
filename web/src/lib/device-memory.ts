/** Returns null if no value is stored or the browser forbids storage. */
export function recall(key: string): unknown {
  const text = storedText(key);
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    // `next-themes` stores plain text instead of JSON.
    return text;
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value on this device, or deletes it if `value` is null. Returns false if the browser forbids storage. */
export function remember(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forgetByPrefix(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // The browser forbids storage, so nothing is stored.
  }
}

/** Local storage key for the signed-in uid. Pages without Firebase Auth read this value. */
export const SIGNED_IN = 'fives.signed-in';

/**
 * What this device remembers under a key; null where that is nothing. A browser whose owner forbids storage throws when
 * asked for it, and so remembers nothing.
 */
export function recall(key: string): unknown {
  const text = storedText(key);
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    // Older versions remembered plain words.
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

/**
 * Remembers a value on this device; null forgets it.
 * @returns whether it is remembered
 */
export function remember(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

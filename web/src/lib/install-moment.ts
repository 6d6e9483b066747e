const listeners = new Set<() => void>();

/**
 * Says that somebody has just got what they came for, by signing in or replying: a good moment to offer the app for
 * their home screen, and no earlier one is.
 */
export function announceInstallMoment(): void {
  for (const listener of listeners) listener();
}

/** Waits for such moments. @returns the undo */
export function onInstallMoment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

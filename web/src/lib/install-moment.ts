import { createStore } from './store.ts';

const moments = createStore(0);

/**
 * Says that somebody has just got what they came for, by signing in or replying: a good moment to offer the app for
 * their home screen, and no earlier one is.
 */
export function announceInstallMoment(): void {
  moments.set(moments.get() + 1);
}

/** Waits for such moments. @returns the undo */
export const onInstallMoment = moments.subscribe;

import { recall, remember } from './device-memory.ts';

const KEY = 'fives-new-game';

/** Remembers what was typed into the form for a new game, so that it survives a reload. */
export function rememberDraft(values: object): void {
  remember(KEY, values);
}

/** Forgets the draft once the game is created, and at the logout. */
export function forgetDraft(): void {
  remember(KEY, null);
}

/** Returns the draft's values over `defaults`; a value of another type than its default is left out. */
export function withDraft<T extends object>(defaults: T): T {
  const draft = recall(KEY);
  if (typeof draft !== 'object' || draft === null) return defaults;
  const known = Object.entries(draft).filter(
    ([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof T],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

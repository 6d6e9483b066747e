import { recall, remember } from './device-memory.ts';

const KEY = 'fives-new-game';

export function rememberDraft(values: object): void {
  remember(KEY, values);
}

export function forgetDraft(): void {
  remember(KEY, null);
}

/** Replaces the defaults with the values of the draft. Skips a value if its type differs from the default. */
export function withDraft<T extends object>(defaults: T): T {
  const draft = recall(KEY);
  if (typeof draft !== 'object' || draft === null) return defaults;
  const known = Object.entries(draft).filter(
    ([name, value]) => name in defaults && typeof value === typeof defaults[name as keyof T],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

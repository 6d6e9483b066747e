import { useSyncExternalStore } from 'react';

/** Ids of actions that can still be undone. */
export interface WaitingIds {
  readonly has: (id: string) => boolean;
  readonly set: (id: string, isWaiting: boolean) => void;
  /** Returns the ids, and draws the component again when they change. */
  readonly use: () => ReadonlySet<string>;
}

export function waitingIds(): WaitingIds {
  let ids: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    has: (id) => ids.has(id),
    set(id, isWaiting) {
      const others = [...ids].filter((other) => other !== id);
      ids = new Set(isWaiting ? [...others, id] : others);
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => ids),
  };
}

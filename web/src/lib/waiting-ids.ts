import { createStore, useStore } from './store.ts';

export interface WaitingIds {
  readonly has: (id: string) => boolean;
  readonly set: (id: string, isWaiting: boolean) => void;
  readonly use: () => ReadonlySet<string>;
}

export function waitingIds(): WaitingIds {
  const store = createStore<ReadonlySet<string>>(new Set());
  return {
    has: (id) => store.get().has(id),
    set(id, isWaiting) {
      const others = [...store.get()].filter((other) => other !== id);
      store.set(new Set(isWaiting ? [...others, id] : others));
    },
    use: () => useStore(store, (ids) => ids),
  };
}

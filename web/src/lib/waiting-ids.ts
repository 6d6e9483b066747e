import { createStore, useStore } from './store.ts';

export function createIdStore() {
  const store = createStore<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => store.get().has(id),
    set(id: string, isWaiting: boolean) {
      const others = [...store.get()].filter((other) => other !== id);
      store.set(new Set(isWaiting ? [...others, id] : others));
    },
    use: () => useStore(store, (ids) => ids),
  };
}

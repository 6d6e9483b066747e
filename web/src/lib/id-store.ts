import { createStore, useStore } from './store.ts';

export function createIdStore() {
  const store = createStore<ReadonlySet<string>>(new Set());
  return {
    has: (id: string) => store.get().has(id),
    set(id: string, isIncluded: boolean) {
      const others = [...store.get()].filter((other) => other !== id);
      store.set(new Set(isIncluded ? [...others, id] : others));
    },
    use: () => useStore(store, (ids) => ids),
  };
}

import { useSyncExternalStore } from 'react';

interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T, Selected>(store: Store<T>, select: (value: T) => Selected): Selected {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

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

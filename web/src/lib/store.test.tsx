import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

test('a component shows the latest value of a store', () => {
  const store = createStore({ count: 1 });
  const { result } = renderHook(() => useStore(store, ({ count }) => count));
  expect(result.current).toBe(1);
  act(() => store.set({ count: 2 }));
  expect(result.current).toBe(2);
});

test('a listener gets no changes after it unsubscribes', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.set(1);
  end();
  store.set(2);
  expect(listener).toHaveBeenCalledOnce();
});

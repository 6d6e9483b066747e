import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest `handle`, so that memoised children do not render
 * again.
 * @param handle an event handler. Calls during a render would reach the handler of the previous render.
 */
export function useStable<Args extends readonly unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

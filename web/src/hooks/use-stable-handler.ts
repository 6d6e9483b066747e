import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the latest `handle`, so that memoised children do not render again.
 * @param handle an event handler. A call during a render would reach the handler of the previous render.
 */
export function useStableHandler<Args extends readonly unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

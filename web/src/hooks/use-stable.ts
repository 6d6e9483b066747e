import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for as long as a component is there, which does what the given one does at the time it is called: for
 * parts that are to be drawn anew only when something they show has changed.
 * @param handle is for what people do, not for use while drawing
 */
export function useStable<Args extends readonly unknown[]>(handle: (...args: Args) => void) {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

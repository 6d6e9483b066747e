import { useState } from 'react';

/** True after the first load, also during a later load, so that nothing moves while someone taps. */
export function useHasLoaded(isLoaded: boolean): boolean {
  const [hasLoaded, setHasLoaded] = useState(isLoaded);
  if (isLoaded && !hasLoaded) setHasLoaded(true);
  return hasLoaded || isLoaded;
}

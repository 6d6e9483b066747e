import { useEffect, useState } from 'react';

/** Milliseconds. */
const TICK = 30_000;

/** Returns the current time, at most half a minute old. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

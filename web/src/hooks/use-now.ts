import { useEffect, useState } from 'react';

/** How often the time on a screen is renewed, in milliseconds. */
const TICK = 30_000;

/** The time, half a minute old at most: what starts or falls due while one looks on shows by itself. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

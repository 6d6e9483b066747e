import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen something counts as near: a thumb's flick away. */
const MARGIN = '400px 0px';

/** Tells once the element with the answered ref has come near the screen, and goes on saying so. */
export function useNearScreen(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

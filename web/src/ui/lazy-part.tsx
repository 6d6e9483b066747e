import { type ComponentType, lazy, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * A part of a screen that comes after the rest of it. Where it cannot be loaded, the screen goes on without it: the
 * reason is logged, and `onMissing` may say more.
 */
export function lazyPart<Props>(load: () => Promise<(props: Props) => ReactNode>, onMissing?: () => void) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('A part of the screen did not load', error);
      onMissing?.();
      return { default: () => null };
    }
  });
}

/** How far below the screen something counts as near: a thumb's flick away. */
const MARGIN = '400px 0px';

/** Tells once the element with the returned ref has come near the screen, and goes on saying so. */
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

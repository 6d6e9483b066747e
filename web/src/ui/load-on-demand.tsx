import { type ComponentType, lazy, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Creates a component whose code loads on demand. If loading fails, the component renders nothing and calls
 * `onMissing`.
 */
export function lazyOptionalPart<Props>(
  load: () => Promise<(props: Props) => ReactNode>,
  onMissing?: () => void,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error('Could not load a part of the screen', error);
      onMissing?.();
      return { default: () => null };
    }
  });
}

/** Vertical distance to the screen that counts as near, about one swipe. */
const NEAR_MARGIN = '400px 0px';

/** Returns a ref for an element. `isNear` becomes true when the element comes near the screen, and stays true. */
export function useNearScreen(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

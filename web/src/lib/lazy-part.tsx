import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Creates a component whose code loads when it first renders. An outer `Suspense` shows the placeholder. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const Part = lazyComponent(load);
  return (props: Props) => (
    <Suspense fallback={fallback(props)}>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * Creates a component whose code loads when it first renders. If loading fails, the component renders nothing, and
 * `onMissing` is called.
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

/** Vertical distance that counts as near the screen, about one swipe. */
const NEAR_MARGIN = '400px 0px';

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

import { type ComponentType, lazy, type ReactNode } from 'react';

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

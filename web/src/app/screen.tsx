import { type ComponentType, lazy } from 'react';

/** A screen whose code loads on render, after the URL changes, so that a reload opens the same screen. */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/**
 * A screen that reads Firestore. Its code and Firestore load together on render, so that redirected visitors load
 * neither.
 */
export function liveScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    const [Screen, { LiveData }, { RefusedWrites }] = await Promise.all([
      load(),
      import('../db/live-data.tsx'),
      import('./shell/refused-writes.tsx'),
    ]);
    return {
      default: (props: Props) => (
        <LiveData>
          <Screen {...props} />
          <RefusedWrites />
        </LiveData>
      ),
    };
  });
}

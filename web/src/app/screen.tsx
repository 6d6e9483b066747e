import { type ComponentType, lazy } from 'react';

/** Loads the code of a screen on render. The URL has then already changed, so a reload opens the same screen. */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/**
 * Loads the code of a screen together with Firestore. Both load on render, so that redirected visitors load neither.
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

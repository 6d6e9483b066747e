import { type ComponentType, lazy } from 'react';

/** A screen whose code is asked for when it is drawn; its address is there first, so that a reload leads to it. */
export function screen(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/**
 * A screen that reads the database. Its code and the database's are asked for together, and only when it is drawn: a
 * visitor whom a guard sends away loads neither.
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

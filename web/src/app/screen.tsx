import type { ComponentType } from 'react';
import { lazyComponent } from '../lib/lazy-part.tsx';

/**
 * Loads the code of a screen together with Firestore. Both load on render, so that redirected visitors load neither.
 */
export function liveScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyComponent(async () => {
    const [Screen, { LiveScreen }] = await Promise.all([load(), import('./live-screen.tsx')]);
    return (props: Props) => (
      <LiveScreen>
        <Screen {...props} />
      </LiveScreen>
    );
  });
}

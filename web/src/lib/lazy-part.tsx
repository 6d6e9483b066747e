import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a screen whose code is asked for when it is first drawn, as of a dialog that somebody opens. The service
 * worker has it on the device soon after the first visit.
 * @param fallback draws what stands in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={fallback(props)}>
      <Part {...props} />
    </Suspense>
  );
}

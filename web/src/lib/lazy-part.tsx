import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

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

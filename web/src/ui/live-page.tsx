import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CombinedLive } from '../db/live.ts';
import type { ApiData } from '../hooks/use-api.ts';
import { ErrorPanel, NoSuchGame } from './messages.tsx';
import { Page, type PageProps, PageSkeleton } from './page.tsx';

interface LivePageProps<T> extends Omit<PageProps, 'children'> {
  /** `data` is null if the game does not exist. */
  readonly live: CombinedLive<T | null>;
  readonly back?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function LivePage<T>({ live, back, children, ...page }: LivePageProps<T>) {
  if (live.status === 'loading') return <PageSkeleton />;
  if (live.status === 'success' && live.data === null) return <NoSuchGame />;
  return (
    <Page {...page}>
      {back}
      {live.status === 'error' && <ErrorPanel level="h1" error={live.error} />}
      {live.status === 'success' && live.data !== null && children(live.data)}
    </Page>
  );
}

interface LoadedProps<T> {
  readonly live: CombinedLive<T> | ApiData<T>;
  readonly skeleton?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows a skeleton or an error until the data has loaded. */
export function Loaded<T>({ live, skeleton = <Skeleton height="24" />, children }: LoadedProps<T>) {
  if (live.status === 'loading') return skeleton;
  if (live.status === 'success') return children(live.data);
  return <ErrorPanel error={live.error} {...('retry' in live && { onRetry: live.retry })} />;
}

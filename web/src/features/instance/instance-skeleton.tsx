import { Skeleton, Stack } from '@chakra-ui/react';
import { Page } from '../../components/page.tsx';

/** The board of an instance and what follows, about as high as they will be. */
export function InstanceSkeleton() {
  return (
    <Page title="Loading" aria-busy="true" aria-label="Loading">
      <Stack gap="4">
        <Skeleton height="64" borderRadius="2xl" />
        <CardsSkeleton />
      </Stack>
    </Page>
  );
}

/** What stands below the board until it is known what this instance asks of the viewer. */
export function CardsSkeleton() {
  return (
    <Stack gap="4" aria-busy="true">
      <Skeleton height="44" borderRadius="2xl" />
      <Skeleton height="16" borderRadius="2xl" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="14" borderRadius="xl" />
      ))}
    </Stack>
  );
}

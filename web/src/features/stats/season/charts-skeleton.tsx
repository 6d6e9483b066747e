import { Skeleton } from '@chakra-ui/react';

/** Where the charts will be. */
export function ChartsSkeleton() {
  return <Skeleton height="80" borderRadius="2xl" aria-busy="true" aria-label="Loading charts" />;
}

import { Skeleton, Stack } from '@chakra-ui/react';
import { Page } from './page.tsx';

/** What a screen looks like while its data is on the way. */
export function PageSkeleton() {
  return (
    <Page title="Loading" aria-busy="true" aria-label="Loading">
      <Stack gap="4">
        <Skeleton height="44" borderRadius="2xl" />
        <Skeleton height="20" borderRadius="2xl" />
        <Skeleton height="20" borderRadius="2xl" />
        <Skeleton height="20" borderRadius="2xl" />
      </Stack>
    </Page>
  );
}

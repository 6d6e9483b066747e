import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';

/** Where the games will be. */
export function GamesSkeleton() {
  return (
    <Stack gap="4" aria-busy="true" aria-label="Loading your games" role="status">
      <Skeleton height="4" width="24" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Skeleton height="48" borderRadius="2xl" />
        <Skeleton height="48" borderRadius="2xl" />
      </SimpleGrid>
    </Stack>
  );
}

import { Box, type BoxProps, Skeleton, Stack } from '@chakra-ui/react';

export interface PageProps extends BoxProps {
  readonly title: string;
}

export function Page({ title, children, ...props }: PageProps) {
  return (
    <Box maxW="column" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '4', md: '8' }} pb="16" {...props}>
      <title>{`${title} · Fives`}</title>
      {children}
    </Box>
  );
}

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

import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { UNKNOWN_GAME } from '@fives/domain';
import type { ReactNode } from 'react';
import { NothingHere } from '../../ui/messages.tsx';
import { Page } from '../../ui/page.tsx';

interface InstanceColumnsProps {
  readonly children: ReactNode;
  readonly pool: ReactNode;
  /** Below the pool on a phone, and below the cards on a wide screen. */
  readonly more?: ReactNode;
}

export function InstanceColumns({ children, pool, more = null }: InstanceColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      columnGap="6"
      templateRows={{ lg: 'auto 1fr' }}
      rowGap={{ base: '2', md: '4' }}
      alignItems="start"
    >
      <Stack gap={{ base: '2', md: '4' }}>{children}</Stack>
      {pool && (
        <Box gridRow={{ lg: 'span 2' }} gridColumn={{ lg: '2' }} minW="0">
          {pool}
        </Box>
      )}
      {more && <Stack gap="4">{more}</Stack>}
    </Grid>
  );
}

/** Renders a placeholder about as high as the loaded instance, with space for the back link. */
export function InstanceSkeleton() {
  return (
    <Page title="Loading" maxW="page" aria-busy="true" aria-label="Loading">
      <Box minH="touch" mt={{ base: '-4', md: '0' }} mb={{ md: '2' }} />
      <InstanceColumns pool={null}>
        <Skeleton height="64" borderRadius="2xl" />
        <CardsSkeleton />
      </InstanceColumns>
    </Page>
  );
}

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

/** Has the height of the loaded card on a phone. */
export function NextGameSkeleton() {
  return <Skeleton height="151px" borderRadius="2xl" />;
}

export function UnknownInstance() {
  return <NothingHere pageTitle={UNKNOWN_GAME.title} {...UNKNOWN_GAME} />;
}

export function OfflineInstance() {
  const text = "You haven't opened this game on this device, so it isn't saved for offline use.";
  return <NothingHere pageTitle="No connection" title="No connection" text={text} />;
}

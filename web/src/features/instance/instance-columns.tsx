import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface InstanceColumnsProps {
  readonly children: ReactNode;
  readonly pool: ReactNode;
}

export function InstanceColumns({ children, pool }: InstanceColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      columnGap="6"
      rowGap="4"
      alignItems="start"
    >
      <Stack gap="4">{children}</Stack>
      {pool}
    </Grid>
  );
}

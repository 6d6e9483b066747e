import { List, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ImportGroupProps {
  readonly label: string;
  readonly count: number;
  /** Elements of a list. */
  readonly children: ReactNode;
}

export function ImportGroup({ label, count, children }: ImportGroupProps) {
  if (count === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={label}>
      <Text fontWeight="600" color="fg.muted">
        {label} ({count.toLocaleString('en-GB')})
      </Text>
      <List.Root listStyle="none" gap="3">
        {children}
      </List.Root>
    </Stack>
  );
}

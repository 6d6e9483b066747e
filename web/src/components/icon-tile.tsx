import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The coloured square with which a card or a step begins. What it shows is said beside it. */
export function IconTile({ children }: { readonly children: ReactNode }) {
  return (
    <Flex
      boxSize="touch"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="xl"
      bg="brand.muted"
      color="brand.fg"
      fontSize="xl"
      aria-hidden="true"
    >
      {children}
    </Flex>
  );
}

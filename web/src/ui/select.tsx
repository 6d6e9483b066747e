import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** A list of the system's own to choose from, with its search by typing and its wheel on a phone. Its children are options. */
export function Select(props: ComponentProps<typeof NativeSelect.Field>) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        h="touch"
        borderRadius="xl"
        borderColor="border.control"
        bg="bg.panel"
        fontSize="md"
        {...props}
      />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

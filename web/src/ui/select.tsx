import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

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

import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export interface SelectProps extends Omit<ComponentProps<typeof NativeSelect.Field>, 'children'> {
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

export function Select({ options, ...props }: SelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        h="touch"
        borderRadius="xl"
        borderColor="border.control"
        bg="bg.panel"
        fontSize="md"
        {...props}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

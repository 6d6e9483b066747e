import { HStack, IconButton, Input } from '@chakra-ui/react';
import { LuCopy } from 'react-icons/lu';
import { FormField } from './form.tsx';

export interface CopyFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly action: string;
  readonly onCopy: () => void;
}

export function CopyField({ label, help, value, action, onCopy }: CopyFieldProps) {
  return (
    <FormField label={label} help={help}>
      <HStack width="full" gap="2">
        <Input readOnly value={value} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
        <IconButton variant="outline" aria-label={action} title={action} onClick={onCopy}>
          <LuCopy />
        </IconButton>
      </HStack>
    </FormField>
  );
}

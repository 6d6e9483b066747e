import { HStack, IconButton, Stack } from '@chakra-ui/react';
import type { PlayerInstance, Uid } from '@fives/domain';
import { LuX } from 'react-icons/lu';
import { FormField } from '../../../ui/form.tsx';
import { PersonName } from '../../../ui/person.tsx';
import { Select } from '../../../ui/select.tsx';

export interface ApartFromProps {
  readonly others: readonly PlayerInstance[];
  readonly apart: readonly string[];
  readonly nameOf: (uid: Uid) => string;
  readonly onChange: (uid: Uid, areApart: boolean) => void;
}

export function ApartFrom({ others, apart, nameOf, onChange }: ApartFromProps) {
  const free = others.filter(({ uid }) => !apart.includes(uid));
  return (
    <Stack gap="2">
      <FormField label="Keep apart from">
        <Select
          value=""
          onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value, true)}
        >
          <option value="">Choose a player</option>
          {free.map(({ uid, name }) => (
            <option key={uid} value={uid}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <Stack as="ul" gap="0" listStyleType="none">
        {apart.map((uid) => (
          <HStack as="li" key={uid} justify="space-between">
            <PersonName name={nameOf(uid)} />
            <IconButton
              variant="ghost"
              aria-label={`Stop keeping apart from ${nameOf(uid)}`}
              title="Remove"
              onClick={() => onChange(uid, false)}
            >
              <LuX />
            </IconButton>
          </HStack>
        ))}
      </Stack>
    </Stack>
  );
}

import { Input } from '@chakra-ui/react';
import { MAX_PLAYERS, MIN_PLAYERS } from '@fives/domain';
import type { FieldPathByValue, FieldValues, UseFormRegister } from 'react-hook-form';
import { FormField, type FormFieldProps } from './form-field.tsx';

export interface PlayersFieldProps<F extends FieldValues> extends Pick<FormFieldProps, 'label' | 'error'> {
  readonly name: FieldPathByValue<F, number>;
  readonly register: UseFormRegister<F>;
}

/** How many a game is for. An emptied field is no number, which the form's own message says. */
export function PlayersField<F extends FieldValues>({ label, error, name, register }: PlayersFieldProps<F>) {
  return (
    <FormField label={label} error={error} help="Both teams together">
      <Input
        type="number"
        inputMode="numeric"
        min={MIN_PLAYERS}
        max={MAX_PLAYERS}
        {...register(name, { valueAsNumber: true })}
      />
    </FormField>
  );
}

import { Input } from '@chakra-ui/react';
import type { UpdateGameForm, UpdateGameValues } from '@fives/domain';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../components/form-field.tsx';

export interface StartFieldProps {
  readonly form: UseFormReturn<UpdateGameForm, unknown, UpdateGameValues>;
  readonly timeZone: string;
  /** Why the start can not be moved any more; null while it can. */
  readonly moveProblem: string | null;
}

/** When the next game starts, by the clock at the pitch. Where it is too late to move it, says why. */
export function StartField({ form, timeZone, moveProblem }: StartFieldProps) {
  const { resetField } = form;
  const isFixed = moveProblem !== null;
  // What was typed before it became too late is taken back: the rest of the form can still be saved.
  useEffect(() => {
    if (isFixed) resetField('startDateTime');
  }, [isFixed, resetField]);
  return (
    <FormField
      label="Next game start Date / Time"
      error={form.formState.errors.startDateTime?.message}
      help={isFixed ? `${moveProblem}, so its start cannot be moved.` : `The clock in ${toPlace(timeZone)}`}
    >
      {isFixed ? (
        <Input type="datetime-local" disabled value={form.getValues('startDateTime')} />
      ) : (
        <Input type="datetime-local" {...form.register('startDateTime')} />
      )}
    </FormField>
  );
}

/** 'America/New_York' as people write it. */
function toPlace(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

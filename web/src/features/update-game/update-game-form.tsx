import { Input, Stack } from '@chakra-ui/react';
import {
  type GameInstance,
  MAX_PLAYERS,
  MIN_PLAYERS,
  toFormDate,
  type UpdateGameForm as UpdateGameInput,
  type UpdateGameValues,
  updateGameFormSchema,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormError } from '../../components/form-error.tsx';
import { FormField } from '../../components/form-field.tsx';
import { RecurringSwitch } from '../../components/recurring-switch.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { StartField } from './start-field.tsx';
import type { UpdateGameAction } from './use-update-game.ts';

const FIELD_NAMES = [
  'name',
  'location',
  'numberOfPlayers',
  'isRecurring',
  'startDateTime',
] as const satisfies readonly (keyof UpdateGameInput)[];

export interface UpdateGameFormProps extends UpdateGameAction {
  readonly instance: GameInstance;
  /** Why the start can not be moved any more; null while it can. */
  readonly moveProblem: string | null;
}

/** What a game's organiser can change about it, and the start of its next instance. */
export function UpdateGameForm({ instance, moveProblem, submit, problem }: UpdateGameFormProps) {
  // What is typed is compared with what stood there when the form opened, whatever happens elsewhere meanwhile.
  const [schema] = useState(() => updateGameFormSchema(() => new Date(), instance.startDateTime));
  const form = useForm<UpdateGameInput, unknown, UpdateGameValues>({
    resolver: zodResolver(schema),
    defaultValues: toInput(instance),
  });
  const { errors, isSubmitting } = form.formState;
  const save = async (values: UpdateGameValues) => {
    const fields = await submit(values);
    for (const [place, name] of FIELD_NAMES.filter((field) => field in fields).entries())
      form.setError(name, { message: fields[name] ?? '' }, { shouldFocus: place === 0 });
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap="5">
        <FormField label="Game Name" error={errors.name?.message}>
          <Input autoComplete="off" {...form.register('name')} />
        </FormField>
        <FormField label="Location" error={errors.location?.message}>
          <Input autoComplete="off" {...form.register('location')} />
        </FormField>
        <FormField
          label="Preferred number of Players"
          error={errors.numberOfPlayers?.message}
          help="Both teams together"
        >
          <Input
            type="number"
            inputMode="numeric"
            min={MIN_PLAYERS}
            max={MAX_PLAYERS}
            {...form.register('numberOfPlayers', { valueAsNumber: true })}
          />
        </FormField>
        <Controller
          control={form.control}
          name="isRecurring"
          render={({ field }) => (
            <RecurringSwitch isRecurring={field.value} onChange={field.onChange} onBlur={field.onBlur} />
          )}
        />
        <StartField form={form} timeZone={instance.game.timeZone} moveProblem={moveProblem} />
        <FormError message={problem} />
        <SubmitButton isBusy={isSubmitting}>Update Game</SubmitButton>
      </Stack>
    </form>
  );
}

function toInput({ game, startDateTime }: GameInstance): UpdateGameInput {
  const { name, location, numberOfPlayers, isRecurring, timeZone } = game;
  return {
    name,
    location,
    numberOfPlayers,
    isRecurring,
    startDateTime: toFormDate(startDateTime, timeZone),
    timeZone,
  };
}

import { Input, Stack } from '@chakra-ui/react';
import {
  type GameInstance,
  toFormDate,
  type UpdateGameForm as UpdateGameInput,
  type UpdateGameValues,
  updateGameFormSchema,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '../../components/form-error.tsx';
import { FormField } from '../../components/form-field.tsx';
import { PlayersField } from '../../components/players-field.tsx';
import { RecurringSwitch } from '../../components/recurring-switch.tsx';
import { showRefusals } from '../../components/show-refusals.ts';
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
    showRefusals(await submit(values), FIELD_NAMES, form.setError);
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
        <PlayersField
          label="Preferred number of Players"
          error={errors.numberOfPlayers?.message}
          name="numberOfPlayers"
          register={form.register}
        />
        <RecurringSwitch name="isRecurring" control={form.control} />
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

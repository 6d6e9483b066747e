import { Input } from '@chakra-ui/react';
import {
  type GameInstance,
  toFormDate,
  type UpdateGameInput,
  type UpdateGameValues,
  updateGameFormSchema,
} from '@fives/domain';
import { type ReactNode, useState } from 'react';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { PlayersField, RecurringSwitch, StartField, TimeZoneSelect } from './game-fields.tsx';

export interface UpdateGameFormProps {
  readonly submit: (values: UpdateGameValues) => Promise<Refusal | null>;
  readonly instance: GameInstance;
  readonly moveProblem: string | null;
  /** Renders a preview above the button while the form is valid. */
  readonly children?: (values: UpdateGameValues) => ReactNode;
}

export function UpdateGameForm({ instance, moveProblem, submit, children }: UpdateGameFormProps) {
  // The schema compares the input with the start at opening, even if `instance` changes later.
  const [schema] = useState(() => updateGameFormSchema(() => new Date(), instance.startDateTime));
  const form = useCheckedForm(schema, toInput(instance));
  const { errors, isSubmitting } = form.formState;
  const parsed = children && schema.safeParse(form.watch());
  /** Shows the fixed start in the newly chosen time zone. */
  const keepFixedStart = () => {
    if (moveProblem === null) return;
    form.setValue('startDateTime', toFormDate(instance.startDateTime, form.getValues('timeZone')));
  };
  return (
    <CheckedForm form={form} onSubmit={submit}>
      <FormField label="Game Name" error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </FormField>
      <FormField label="Location" error={errors.location?.message}>
        <Input autoComplete="off" {...form.register('location')} />
      </FormField>
      <PlayersField
        label="Preferred number of Players"
        error={errors.numberOfPlayers?.message}
        {...form.register('numberOfPlayers', { valueAsNumber: true })}
      />
      <RecurringSwitch name="isRecurring" control={form.control} />
      <StartField form={form} timeZone={form.watch('timeZone')} moveProblem={moveProblem} />
      <FormField
        label="Time zone"
        error={errors.timeZone?.message}
        help="Where you play. The start time won't change."
      >
        <TimeZoneSelect
          chosen={instance.game.timeZone}
          {...form.register('timeZone', { onChange: keepFixedStart })}
        />
      </FormField>
      {parsed?.success && children?.(parsed.data)}
      <FormError message={problemOf(form)} />
      <SubmitButton isBusy={isSubmitting}>Update Game</SubmitButton>
    </CheckedForm>
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

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
  /** Returns why nothing more was saved; null where everything was. */
  readonly submit: (values: UpdateGameValues) => Promise<Refusal | null>;
  readonly instance: GameInstance;
  /** Why the start can not be moved any more; null while it can. */
  readonly moveProblem: string | null;
  /** Draws what stands above the button while everything typed is valid. */
  readonly children?: (values: UpdateGameValues) => ReactNode;
}

/** What a game's organiser can change about it, and the start of its next instance. */
export function UpdateGameForm({ instance, moveProblem, submit, children }: UpdateGameFormProps) {
  // What is typed is compared with what stood there when the form opened, whatever happens elsewhere meanwhile.
  const [schema] = useState(() => updateGameFormSchema(() => new Date(), instance.startDateTime));
  const form = useCheckedForm(schema, toInput(instance));
  const { errors, isSubmitting } = form.formState;
  const typed = children && schema.safeParse(form.watch());
  /** A start that can not be moved stays the moment it is, whatever the clock says. */
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
        name="numberOfPlayers"
        register={form.register}
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
      {typed?.success && children?.(typed.data)}
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

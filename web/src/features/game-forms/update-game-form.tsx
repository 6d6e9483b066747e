import { Input } from '@chakra-ui/react';
import {
  type GameInstance,
  toFormDate,
  type UpdateGameInput,
  type UpdateGameValues,
  updateGameFormSchema,
} from '@fives/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { toRefusal } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { CheckedForm, problemOf, type Refusal, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { PlayersField, RecurringSwitch, StartField, TimeZoneSelect } from './game-fields.tsx';

export interface UpdateGameFormProps {
  /** Returns why nothing more was saved; null where everything was. */
  readonly submit: (values: UpdateGameValues) => Promise<Refusal | null>;
  readonly instance: GameInstance;
  /** Why the start can not be moved any more; null while it can. */
  readonly moveProblem: string | null;
}

/** What a game's organiser can change about it, and the start of its next instance. */
export function UpdateGameForm({ instance, moveProblem, submit }: UpdateGameFormProps) {
  // What is typed is compared with what stood there when the form opened, whatever happens elsewhere meanwhile.
  const [schema] = useState(() => updateGameFormSchema(() => new Date(), instance.startDateTime));
  const form = useCheckedForm(schema, toInput(instance));
  const { errors, isSubmitting } = form.formState;
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
        help="Where you play. The start keeps its time of day."
      >
        <TimeZoneSelect
          chosen={instance.game.timeZone}
          {...form.register('timeZone', { onChange: keepFixedStart })}
        />
      </FormField>
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

type Target = Pick<GameInstance, 'id' | 'gameId'>;

/** Changes a game, and the start of one instance where it was moved, and goes to that instance. */
export function useUpdateGame(target: Target): UpdateGameFormProps['submit'] {
  const navigate = useNavigate();
  return async (values) => {
    try {
      await save(target, values);
    } catch (error) {
      return toRefusal(error, 'Your changes were not saved');
    }
    toastSuccess('Game updated');
    await navigate(appPaths.instance(target.id));
    return null;
  };
}

/** The start goes first: of the two it alone can be refused for what has happened meanwhile, and then nothing changes. */
async function save({ id, gameId }: Target, { startDateTime, ...game }: UpdateGameValues): Promise<void> {
  if (startDateTime !== null) {
    const body = { startDateTime: startDateTime.toISOString() };
    await callApi('updateGameInstance', { params: { giId: id }, body });
  }
  await callApi('updateGame', { params: { gameId }, body: game });
}

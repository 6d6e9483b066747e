import { Input, Stack } from '@chakra-ui/react';
import {
  type FieldMessages,
  type GameInstance,
  toFormDate,
  type UpdateGameInput,
  type UpdateGameValues,
  updateGameFormSchema,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { PlayersField, RecurringSwitch, StartField, TimeZoneSelect } from './game-fields.tsx';
import { showRefusals, toRefusal } from './refusals.ts';

const FIELD_NAMES = [
  'name',
  'location',
  'numberOfPlayers',
  'isRecurring',
  'startDateTime',
  'timeZone',
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
  /** A start that can not be moved stays the moment it is, whatever the clock says. */
  const keepFixedStart = () => {
    if (moveProblem === null) return;
    form.setValue('startDateTime', toFormDate(instance.startDateTime, form.getValues('timeZone')));
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
        <StartField form={form} timeZone={form.watch('timeZone')} moveProblem={moveProblem} />
        <FormField
          label="Time zone"
          error={errors.timeZone?.message}
          help="The clock at the pitch: the start keeps its time of day"
        >
          <TimeZoneSelect
            chosen={instance.game.timeZone}
            {...form.register('timeZone', { onChange: keepFixedStart })}
          />
        </FormField>
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

type Target = Pick<GameInstance, 'id' | 'gameId'>;

interface UpdateGameAction {
  /** Returns what the server finds wrong with each field: nothing when everything is saved. */
  readonly submit: (values: UpdateGameValues) => Promise<FieldMessages>;
  /** Why the last try failed as a whole. */
  readonly problem: string | null;
}

/** Changes a game, and the start of one instance where it was moved, and goes to that instance. */
export function useUpdateGame(target: Target): UpdateGameAction {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: UpdateGameValues): Promise<FieldMessages> => {
    setProblem(null);
    try {
      await save(target, values);
    } catch (error) {
      const refusal = toRefusal(error, 'Your changes were not saved');
      setProblem(refusal.message);
      return refusal.fields;
    }
    toastSuccess('Game updated');
    await navigate(appPaths.instance(target.id));
    return {};
  };
  return { submit, problem };
}

/** The start goes first: of the two it alone can be refused for what has happened meanwhile, and then nothing changes. */
async function save({ id, gameId }: Target, { startDateTime, ...game }: UpdateGameValues): Promise<void> {
  if (startDateTime !== null) {
    const body = { startDateTime: startDateTime.toISOString() };
    await callApi('updateGameInstance', { params: { giId: id }, body });
  }
  await callApi('updateGame', { params: { gameId }, body: game });
}

import { Input, SimpleGrid, Stack } from '@chakra-ui/react';
import {
  type CreateGameInput,
  type CreateGameValues,
  createGameFormSchema,
  type FieldMessages,
} from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { appPaths } from '../../config/paths.ts';
import { FormError, FormField, SubmitButton } from '../../ui/form.tsx';
import { toastSuccess } from '../../ui/toasts.tsx';
import { deviceTimeZone, PlayersField, RecurringSwitch, TimeZoneSelect } from './game-fields.tsx';
import { showRefusals, toRefusal } from './refusals.ts';

const DEFAULT_PLAYERS = 10;
const schema = createGameFormSchema(() => new Date());

const FIELD_NAMES = [
  'gameName',
  'location',
  'startDateTime',
  'timeZone',
  'numberOfPlayers',
  'isRecurring',
] as const satisfies readonly (keyof CreateGameInput)[];

/** Everything a game needs to begin. What is typed stays until the server has taken it. */
export function NewGameForm({ submit, problem }: CreateGameAction) {
  const form = useForm<CreateGameInput, unknown, CreateGameValues>({
    resolver: zodResolver(schema),
    defaultValues: {
      gameName: '',
      location: '',
      startDateTime: '',
      timeZone: deviceTimeZone(),
      numberOfPlayers: DEFAULT_PLAYERS,
      isRecurring: true,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const save = async (values: CreateGameValues) => {
    showRefusals(await submit(values), FIELD_NAMES, form.setError);
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap="5">
        <FormField label="Game name" error={errors.gameName?.message}>
          <Input autoComplete="off" placeholder="Tuesday Fives" {...form.register('gameName')} />
        </FormField>
        <FormField label="Location" error={errors.location?.message}>
          <Input autoComplete="off" placeholder="Pitch and street" {...form.register('location')} />
        </FormField>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <FormField label="Start date and time" error={errors.startDateTime?.message}>
            <Input type="datetime-local" {...form.register('startDateTime')} />
          </FormField>
          <FormField label="Time zone" error={errors.timeZone?.message} help="The clock at the pitch">
            <TimeZoneSelect chosen={deviceTimeZone()} {...form.register('timeZone')} />
          </FormField>
        </SimpleGrid>
        <PlayersField
          label="Number of players"
          error={errors.numberOfPlayers?.message}
          name="numberOfPlayers"
          register={form.register}
        />
        <RecurringSwitch name="isRecurring" control={form.control} />
        <FormError message={problem} />
        <SubmitButton isBusy={isSubmitting}>Create Game</SubmitButton>
      </Stack>
    </form>
  );
}

interface CreateGameAction {
  /** Returns what the server finds wrong with each field: nothing when the game is made. */
  readonly submit: (values: CreateGameValues) => Promise<FieldMessages>;
  /** Why the last try failed as a whole. */
  readonly problem: string | null;
}

/** Creates a game of which `orgUid` is the organiser, and goes home to it. */
export function useCreateGame(orgUid: string): CreateGameAction {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (values: CreateGameValues): Promise<FieldMessages> => {
    setProblem(null);
    try {
      await callApi('createGame', { body: toBody(values, orgUid) });
    } catch (error) {
      const refusal = toRefusal(error, 'Your game was not created');
      setProblem(refusal.message);
      return refusal.fields;
    }
    toastSuccess('Your game is created');
    await navigate(appPaths.home());
    return {};
  };
  return { submit, problem };
}

function toBody(values: CreateGameValues, orgUid: string) {
  return { ...values, startDateTime: values.startDateTime.toISOString(), orgUid };
}

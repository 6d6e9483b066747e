import { Box, SimpleGrid } from '@chakra-ui/react';
import { type CreateGameValues, createGameFormSchema, type Uid } from '@fives/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../api/client.ts';
import { callOrRefuse } from '../../api/refusal.ts';
import { appPaths } from '../../config/paths.ts';
import { useKeyedBody } from '../../hooks/use-api.ts';
import { shareLinkState } from '../../hooks/use-linked-dialog.ts';
import { forgetDraft, rememberDraft, withDraft } from '../../lib/remembered-input.ts';
import { useUid } from '../../session/session.ts';
import { CheckedForm, FormSubmit, type Refusal, TextField, useCheckedForm } from '../../ui/checked-form.tsx';
import { FormField } from '../../ui/form.tsx';
import { BackLink, Page, PageTitle } from '../../ui/page.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { deviceTimeZone, PlayersField, RecurringSwitch, TimeZoneSelect } from './game-fields.tsx';

const DEFAULT_PLAYERS = 10;
const schema = createGameFormSchema(() => new Date());

interface NewGameFormProps {
  readonly submit: (values: CreateGameValues) => Promise<Refusal | null>;
}

/** Keeps the input as a draft until the server has created the game. */
export function NewGameForm({ submit }: NewGameFormProps) {
  const form = useCheckedForm(
    schema,
    withDraft({
      gameName: '',
      location: '',
      startDateTime: '',
      timeZone: deviceTimeZone(),
      numberOfPlayers: DEFAULT_PLAYERS,
      isRecurring: true,
    }),
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => rememberDraft(values) }),
    [form],
  );
  const { errors } = form.formState;
  return (
    <CheckedForm form={form} onSubmit={submit}>
      <TextField form={form} name="gameName" label="Game name" placeholder="Tuesday Fives" />
      <TextField form={form} name="location" label="Location" placeholder="Pitch name and address" />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <TextField form={form} name="startDateTime" label="Start date and time" type="datetime-local" />
        <FormField label="Time zone" error={errors.timeZone?.message} help="Where you play">
          <TimeZoneSelect
            chosen={form.formState.defaultValues?.timeZone ?? deviceTimeZone()}
            {...form.register('timeZone')}
          />
        </FormField>
      </SimpleGrid>
      <PlayersField
        label="Number of players"
        error={errors.numberOfPlayers?.message}
        {...form.register('numberOfPlayers', { valueAsNumber: true })}
      />
      <RecurringSwitch name="isRecurring" control={form.control} />
      <FormSubmit form={form}>Create Game</FormSubmit>
    </CheckedForm>
  );
}

export function useCreateGame(orgUid: Uid): NewGameFormProps['submit'] {
  const navigate = useNavigate();
  const keyedBodyOf = useKeyedBody((values: CreateGameValues) => ({
    ...values,
    startDateTime: values.startDateTime.toISOString(),
    orgUid,
  }));
  return (values) =>
    callOrRefuse("Couldn't create the game", async () => {
      const { gameInstances } = await callApi('createGame', keyedBodyOf(values));
      forgetDraft();
      toastSuccess('Game created');
      await navigate(appPaths.home(), { state: shareLinkState(gameInstances[0]?._id) });
    });
}

export function NewGameRoute() {
  // `RequirePlayer` guarantees a uid.
  const uid = useUid() ?? '';
  const createGame = useCreateGame(uid);
  return (
    <Page title="Create New Game">
      <BackLink to={appPaths.home()} label="Your games" />
      <PageTitle mt="2" mb="6">
        Create New Game
      </PageTitle>
      <Box layerStyle="panel" p={{ base: '5', md: '8' }}>
        <NewGameForm submit={createGame} />
      </Box>
    </Page>
  );
}

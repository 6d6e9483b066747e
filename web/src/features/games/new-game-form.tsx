import { Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { type CreateGameForm, type CreateGameValues, createGameFormSchema } from '@fives/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormError } from '../../components/form-error.tsx';
import { FormField } from '../../components/form-field.tsx';
import { PlayersField } from '../../components/players-field.tsx';
import { RecurringSwitch } from '../../components/recurring-switch.tsx';
import { showRefusals } from '../../components/show-refusals.ts';
import { SubmitButton } from '../../components/submit-button.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';
import { deviceTimeZone } from './time-zones.ts';
import type { CreateGameAction } from './use-create-game.ts';

const DEFAULT_PLAYERS = 10;
const schema = createGameFormSchema(() => new Date());

const FIELD_NAMES = [
  'gameName',
  'location',
  'startDateTime',
  'timeZone',
  'numberOfPlayers',
  'isRecurring',
] as const satisfies readonly (keyof CreateGameForm)[];

/** Everything a game needs to begin. What is typed stays until the server has taken it. */
export function NewGameForm({ submit, problem }: CreateGameAction) {
  const form = useForm<CreateGameForm, unknown, CreateGameValues>({
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
            <TimeZoneSelect {...form.register('timeZone')} />
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

import { Input, type InputProps, Stack, Switch, Text } from '@chakra-ui/react';
import {
  DEFAULT_TIME_ZONE,
  isTimeZone,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type UpdateGameInput,
  type UpdateGameValues,
} from '@fives/domain';
import { useEffect, useMemo } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { FormField, type FormFieldProps } from '../../ui/form.tsx';
import { Select, type SelectProps } from '../../ui/select.tsx';

type PlayersFieldProps = Pick<FormFieldProps, 'label' | 'error'> & InputProps;

export function PlayersField({ label, error, ...input }: PlayersFieldProps) {
  return (
    <FormField label={label} error={error} help="Total for both teams">
      <Input type="number" inputMode="numeric" min={MIN_PLAYERS} max={MAX_PLAYERS} {...input} />
    </FormField>
  );
}

interface RecurringSwitchProps<F extends FieldValues, V> {
  readonly name: FieldPathByValue<F, boolean>;
  readonly control: Control<F, unknown, V>;
}

export function RecurringSwitch<F extends FieldValues, V>({ name, control }: RecurringSwitchProps<F, V>) {
  const { field } = useController({ name, control });
  const isRecurring: boolean = field.value;
  return (
    <Stack gap="1">
      <Switch.Root
        size="lg"
        minH="touch"
        checked={isRecurring}
        onCheckedChange={(details) => field.onChange(details.checked)}
      >
        <Switch.HiddenInput onBlur={field.onBlur} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label fontWeight="600" fontSize="md">
          {isRecurring ? 'Recurring' : 'One-off'}
        </Switch.Label>
      </Switch.Root>
      {isRecurring && (
        <Text color="fg.muted" fontSize="sm">
          A new game opens every week, same day and time. Everyone who has played is invited automatically.
          You can turn that off.
        </Text>
      )}
    </Stack>
  );
}

interface StartFieldProps {
  readonly form: UseFormReturn<UpdateGameInput, unknown, UpdateGameValues>;
  readonly timeZone: string;
  /** Null while the start can be moved. */
  readonly moveProblem: string | null;
}

export function StartField({ form, timeZone, moveProblem }: StartFieldProps) {
  const { resetField } = form;
  const isFixed = moveProblem !== null;
  // Resets the input when the start becomes fixed, so that the rest of the form can be saved.
  useEffect(() => {
    if (isFixed) resetField('startDateTime');
  }, [isFixed, resetField]);
  return (
    <FormField
      label="Next game start Date / Time"
      error={form.formState.errors.startDateTime?.message}
      help={
        isFixed ? `${moveProblem}, so you can't change its start.` : `Local time in ${zoneText(timeZone)}`
      }
    >
      {isFixed ? (
        <Input type="datetime-local" disabled value={form.getValues('startDateTime')} />
      ) : (
        <Input type="datetime-local" {...form.register('startDateTime')} />
      )}
    </FormField>
  );
}

function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

interface TimeZoneSelectProps extends Omit<SelectProps, 'options'> {
  readonly chosen: string;
}

export function TimeZoneSelect({ chosen, ...props }: TimeZoneSelectProps) {
  // The browser may list the chosen zone only under a newer name.
  const zones = useMemo(
    () => [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted(),
    [chosen],
  );
  return <Select defaultValue={chosen} options={zones.map((zone) => [zone, zoneText(zone)])} {...props} />;
}

export function deviceTimeZone(): string {
  const zone = ownTimeZone();
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
}

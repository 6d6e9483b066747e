import { Input, Stack, Switch, Text } from '@chakra-ui/react';
import {
  DEFAULT_TIME_ZONE,
  isTimeZone,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type UpdateGameInput,
  type UpdateGameValues,
} from '@fives/domain';
import { type ComponentProps, useEffect, useMemo } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegister,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { ownTimeZone } from '../../lib/own-zone.ts';
import { FormField, type FormFieldProps } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';

export interface PlayersFieldProps<F extends FieldValues> extends Pick<FormFieldProps, 'label' | 'error'> {
  readonly name: FieldPathByValue<F, number>;
  readonly register: UseFormRegister<F>;
}

/** How many a game is for. An emptied field is no number, which the form's own message says. */
export function PlayersField<F extends FieldValues>({ label, error, name, register }: PlayersFieldProps<F>) {
  return (
    <FormField label={label} error={error} help="Total for both teams">
      <Input
        type="number"
        inputMode="numeric"
        min={MIN_PLAYERS}
        max={MAX_PLAYERS}
        {...register(name, { valueAsNumber: true })}
      />
    </FormField>
  );
}

interface RecurringSwitchProps<F extends FieldValues, V> {
  readonly name: FieldPathByValue<F, boolean>;
  readonly control: Control<F, unknown, V>;
}

/** Whether a game is played every week or once; its label says which. */
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
  /** Why the start can not be moved any more; null while it can. */
  readonly moveProblem: string | null;
}

/** When the next game starts, by the clock at the pitch. Where it is too late to move it, says why. */
export function StartField({ form, timeZone, moveProblem }: StartFieldProps) {
  const { resetField } = form;
  const isFixed = moveProblem !== null;
  // What was typed before it became too late is taken back: the rest of the form can still be saved.
  useEffect(() => {
    if (isFixed) resetField('startDateTime');
  }, [isFixed, resetField]);
  return (
    <FormField
      label="Next game start Date / Time"
      error={form.formState.errors.startDateTime?.message}
      help={
        isFixed
          ? `${moveProblem}, so you can't change its start.`
          : `Local time in ${toLocationSuggestion(timeZone)}`
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

/** 'America/New_York' as people write it. */
function toLocationSuggestion(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

interface TimeZoneSelectProps extends ComponentProps<typeof Select> {
  /** The zone that is chosen at first. */
  readonly chosen: string;
}

/** Chooses a zone, of four hundred. */
export function TimeZoneSelect({ chosen, ...props }: TimeZoneSelectProps) {
  const zones = useMemo(() => allTimeZones(chosen), [chosen]);
  return (
    <Select defaultValue={chosen} {...props}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  );
}

/** The zone that the device is set to. */
export function deviceTimeZone(): string {
  const zone = ownTimeZone();
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
}

/** Every zone the browser knows. `chosen` is among them even where the browser lists it by a newer name only. */
function allTimeZones(chosen: string): readonly string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

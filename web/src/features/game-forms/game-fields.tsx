import { Input, type InputProps } from '@chakra-ui/react';
import {
  ALL_SETTINGS,
  type Choice,
  DEFAULT_TIME_ZONE,
  type Game,
  type GameSettings,
  isTimeZone,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Setting,
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
import { useSettings } from '../../hooks/use-settings.ts';
import { ownTimeZone } from '../../lib/device.ts';
import { FormField, type FormFieldProps, Select, type SelectProps } from '../../ui/form.tsx';
import { MoreSettings, SettingSwitch, SettingsList } from '../../ui/settings.tsx';

type PlayersFieldProps = Pick<FormFieldProps, 'label' | 'error'> & InputProps;

export function PlayersField({ label, error, ...input }: PlayersFieldProps) {
  return (
    <FormField label={label} error={error} help="Total for both teams">
      <Input type="number" inputMode="numeric" min={MIN_PLAYERS} max={MAX_PLAYERS} {...input} />
    </FormField>
  );
}

const RECURRING_HELP =
  'A new game opens every week, same day and time. Everyone who has played is invited automatically. You can turn that off.';

interface RecurringSwitchProps<F extends FieldValues, V> {
  readonly name: FieldPathByValue<F, boolean>;
  readonly control: Control<F, unknown, V>;
}

export function RecurringSwitch<F extends FieldValues, V>({ name, control }: RecurringSwitchProps<F, V>) {
  const { field } = useController({ name, control });
  const isRecurring: boolean = field.value;
  return (
    <SettingSwitch
      label={isRecurring ? 'Recurring' : 'One-off'}
      help={isRecurring ? RECURRING_HELP : undefined}
      isOn={isRecurring}
      onChange={field.onChange}
    />
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

export function GameSettingsFields({ game }: { readonly game: Game }) {
  const fields = (isUnderMore: boolean) =>
    ALL_SETTINGS.filter(([, { control }]) => control && (control.isUnderMore ?? false) === isUnderMore).map(
      ([field, setting]) => <SettingField key={field} {...{ game, field, setting }} />,
    );
  return (
    <SettingsList gap="5">
      {fields(false)}
      <MoreSettings>{fields(true)}</MoreSettings>
    </SettingsList>
  );
}

interface SettingFieldProps {
  readonly game: Game;
  readonly field: keyof GameSettings;
  readonly setting: Setting;
}

function SettingField({ game: stored, field, setting }: SettingFieldProps) {
  const { game, save: saveSettings } = useSettings(stored.id, stored);
  const { control } = setting;
  if (control === undefined) return null;
  const save = (value: unknown) => void saveSettings({ [field]: value }, control.failure);
  const choices: readonly Choice[] | undefined = setting.labels
    ? Object.entries(setting.labels)
    : control.choices?.(game[field] as never, game);
  if (choices === undefined)
    return (
      <SettingSwitch label={control.label} help={control.help} isOn={game[field] === true} onChange={save} />
    );
  const chosen = choices.findIndex(([value]) => value === game[field]);
  return (
    <FormField label={control.label} help={control.help}>
      <Select
        value={chosen}
        options={choices.map(([, text], at) => [at, text])}
        onChange={({ target }) => save(choices[Number(target.value)]?.[0])}
      />
    </FormField>
  );
}

import { Stack, Switch, Text } from '@chakra-ui/react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

export interface RecurringSwitchProps<F extends FieldValues, V> {
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
      <Text color="fg.muted" fontSize="sm">
        {isRecurring
          ? 'The next game opens by itself: same weekday, same time, one week on.'
          : 'Played once. You can make it recurring later.'}
      </Text>
    </Stack>
  );
}

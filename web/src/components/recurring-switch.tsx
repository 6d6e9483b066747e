import { Stack, Switch, Text } from '@chakra-ui/react';

export interface RecurringSwitchProps {
  readonly isRecurring: boolean;
  readonly onChange: (isRecurring: boolean) => void;
  readonly onBlur?: () => void;
}

/** Whether a game is played every week or once; its label says which. */
export function RecurringSwitch({ isRecurring, onChange, onBlur }: RecurringSwitchProps) {
  return (
    <Stack gap="1">
      <Switch.Root
        size="lg"
        minH="touch"
        checked={isRecurring}
        onCheckedChange={(details) => onChange(details.checked)}
      >
        <Switch.HiddenInput {...(onBlur && { onBlur })} />
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

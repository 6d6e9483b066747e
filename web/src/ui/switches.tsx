import { Stack, Switch, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface SettingSwitchProps {
  readonly label: string;
  /** What the setting does, if the label leaves that open. */
  readonly help?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One setting that is on or off, with what that means: the whole row is the switch. */
export function SettingSwitch({ label, help, isOn, onChange }: SettingSwitchProps) {
  const helpId = useId();
  return (
    <Stack gap="1">
      <SwitchRow isOn={isOn} onChange={onChange} describedBy={help && helpId}>
        {label}
      </SwitchRow>
      {help && (
        <Text id={helpId} color="fg.muted" fontSize="sm">
          {help}
        </Text>
      )}
    </Stack>
  );
}

export interface SwitchRowProps extends Pick<SettingSwitchProps, 'isOn' | 'onChange'> {
  /** The id of what says more about it. */
  readonly describedBy?: string | undefined;
  /** Its label. */
  readonly children: ReactNode;
}

/** A switch behind its label. */
export function SwitchRow({ isOn, onChange, describedBy, children }: SwitchRowProps) {
  return (
    <Switch.Root
      checked={isOn}
      onCheckedChange={(details) => onChange(details.checked)}
      minH="touch"
      justifyContent="space-between"
      width="full"
      size="lg"
    >
      <Switch.Label fontWeight="600" fontSize="md" minW="0">
        {children}
      </Switch.Label>
      <Switch.HiddenInput aria-describedby={describedBy} />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}

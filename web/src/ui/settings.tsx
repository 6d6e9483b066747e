import { Box, Heading, Separator, Stack, Switch, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { PendingNote } from './person.tsx';

interface SettingsPanelProps {
  readonly title: string;
  readonly help: ReactNode;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}

export function SettingsPanel({ title, help, isBusy, children }: SettingsPanelProps) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
      aria-busy={isBusy}
      layerStyle="panel"
      gap="4"
      px={{ base: '5', md: '8' }}
      py="5"
    >
      <Stack gap="1">
        <Heading as="h2" id={headingId} textStyle="title">
          {title}
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          {help}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

interface SettingsListProps {
  readonly gap: '4' | '5';
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

export function SettingsList({ gap, isPending = false, children }: SettingsListProps) {
  return (
    <Stack gap="3">
      <Box layerStyle="panel" px={{ base: '5', md: '8' }} py="5">
        <Stack gap={gap} separator={<Separator />}>
          {children}
        </Stack>
      </Box>
      <PendingNote isPending={isPending} />
    </Stack>
  );
}

/** Controls that few people need, below the word 'More' until it is tapped. */
export function MoreSettings({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <Box as="summary" py="2" minH="touch" cursor="pointer" fontWeight="600">
        More
      </Box>
      <Stack gap="5" pt="3">
        {children}
      </Stack>
    </details>
  );
}

interface SettingSwitchProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

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

interface SwitchRowProps extends Pick<SettingSwitchProps, 'isOn' | 'onChange'> {
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

export function SwitchRow({ isOn, isDisabled = false, onChange, describedBy, children }: SwitchRowProps) {
  return (
    <Switch.Root
      checked={isOn}
      disabled={isDisabled}
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

import { Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

export interface SettingsPanelProps {
  readonly title: string;
  readonly help: ReactNode;
  readonly children?: ReactNode;
}

interface ActionPanelProps extends SettingsPanelProps {
  readonly isBusy?: boolean;
}

export function ActionPanel({ title, help, isBusy, children }: ActionPanelProps) {
  return (
    <Stack as="section" layerStyle="panel" gap="4" p={{ base: '5', md: '8' }} aria-busy={isBusy}>
      <Stack gap="1">
        <Heading as="h2" textStyle="title">
          {title}
        </Heading>
        <Text color="fg.muted">{help}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

export function SettingsPanel({ title, help, children }: SettingsPanelProps) {
  const headingId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={headingId}
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

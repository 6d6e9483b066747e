import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Uid } from '@fives/domain';
import type { ReactNode } from 'react';
import { LuBellOff, LuBellRing, LuSmartphone } from 'react-icons/lu';
import { type DevicePushes, useDevicePushes } from '../../push/use-device-pushes.ts';
import { IconTile } from '../../ui/cards.tsx';

export interface DevicePanelProps {
  readonly uid: Uid;
  /** Null if notifications need no installation on this device. */
  readonly onInstall: (() => void) | null;
}

export function DevicePanel({ uid, onInstall }: DevicePanelProps) {
  const pushes = useDevicePushes(uid);
  if (onInstall !== null) {
    return (
      <Panel
        icon={<LuSmartphone />}
        title="Install Fives first"
        text="On iPhone and iPad, notifications need Fives on your home screen (iOS 16.4 or later). Install it, open it from there, then turn them on."
      >
        <Button onClick={onInstall}>How to install</Button>
      </Panel>
    );
  }
  return (
    <Panel icon={pushes.state === 'denied' ? <LuBellOff /> : <LuBellRing />} {...PANEL_TEXTS[pushes.state]}>
      <OnOffButton {...pushes} />
    </Panel>
  );
}

const PANEL_TEXTS: Record<DevicePushes['state'], { title: string; text: string }> = {
  unsupported: {
    title: "Notifications aren't available",
    text: "This browser can't show them. You'll see them here in Fives.",
  },
  default: {
    title: 'Get notifications',
    text: 'Hear straight away about invites, free spots and cancelled games. Your browser will ask for permission.',
  },
  off: {
    title: 'Get notifications',
    text: 'Hear straight away about invites, free spots and cancelled games.',
  },
  denied: {
    title: 'Notifications are blocked',
    text: 'Your browser is blocking them. Allow notifications in its settings for this site.',
  },
  on: { title: 'On for this device', text: "You'll get them even when Fives is closed." },
};

function OnOffButton({ state, isBusy, turnOn, turnOff }: DevicePushes) {
  if (state === 'unsupported' || state === 'denied') return null;
  if (state === 'on') {
    return (
      <Button variant="outline" loading={isBusy} onClick={() => void turnOff()}>
        Turn off on this device
      </Button>
    );
  }
  return (
    <Button loading={isBusy} onClick={() => void turnOn()}>
      Turn on notifications
    </Button>
  );
}

interface PanelProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Panel({ icon, title, text, children }: PanelProps) {
  return (
    <Flex layerStyle="panel" gap="4" p={{ base: '5', md: '6' }}>
      <IconTile>{icon}</IconTile>
      <Stack gap="3" align="flex-start" minW="0">
        <Stack gap="1">
          <Heading as="h2" textStyle="title">
            {title}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Flex>
  );
}

import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { LuBellOff, LuBellRing, LuSmartphone } from 'react-icons/lu';
import { recordOf } from '../../push/record.ts';
import { IconTile } from '../../ui/cards.tsx';
import { saveVisibly } from '../../ui/toasts.tsx';

export interface DevicePanelProps {
  readonly uid: string;
  /** Starts the installation, where the device shows nothing of an app that is not installed; null elsewhere. */
  readonly onInstall: (() => void) | null;
}

/** Whether this device shows notifications while Fives is closed. The browser's question comes after a tap alone. */
export function DevicePanel({ uid, onInstall }: DevicePanelProps) {
  const pushes = useDevicePushes(uid);
  if (onInstall !== null) return <InstallFirst onInstall={onInstall} />;
  return (
    <Panel icon={pushes.state === 'denied' ? <LuBellOff /> : <LuBellRing />} {...WORDS[pushes.state]}>
      <Switch {...pushes} />
    </Panel>
  );
}

const WORDS: Record<DevicePushes['state'], { title: string; text: string }> = {
  unsupported: {
    title: 'Not on this browser',
    text: 'This browser cannot show notifications. They are here whenever you open Fives.',
  },
  default: {
    title: 'Know at once',
    text: 'Fives can tell you on this device when you are invited, when a place is free or a game is off. Your browser will ask if that is fine.',
  },
  off: {
    title: 'Know at once',
    text: 'Fives can tell you on this device when you are invited, when a place is free or a game is off.',
  },
  denied: {
    title: 'Notifications are blocked',
    text: 'This browser does not let Fives show notifications. You can allow them in its settings for this site, and come back.',
  },
  on: { title: 'On for this device', text: 'You hear of your games here, also while Fives is closed.' },
};

function Switch({ state, isBusy, turnOn, turnOff }: DevicePushes) {
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

function InstallFirst({ onInstall }: { readonly onInstall: () => void }) {
  return (
    <Panel
      icon={<LuSmartphone />}
      title="Install Fives first"
      text="An iPhone or iPad shows notifications of apps on its home screen only, from iOS 16.4 on. Install Fives, open it from there, and turn them on."
    >
      <Button onClick={onInstall}>How to install</Button>
    </Panel>
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
          <Heading as="h3" textStyle="title">
            {title}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Flex>
  );
}

/** Where this device stands with pushes. `off` is allowed, but not switched on. */
type DeviceState = 'unsupported' | 'default' | 'denied' | 'off' | 'on';

interface DevicePushes {
  readonly state: DeviceState;
  readonly isBusy: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Switches pushes to this device on, after the browser's own question, and off. */
function useDevicePushes(uid: string): DevicePushes {
  const [state, setState] = useState(() => stateOf(uid));
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
    setState(stateOf(uid));
  };
  return {
    state,
    isBusy,
    turnOn: () => during(() => register(uid)),
    turnOff: () => during(forget),
  };
}

function stateOf(uid: string): DeviceState {
  const isSupported = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!isSupported) return 'unsupported';
  if (Notification.permission !== 'granted') return Notification.permission;
  return recordOf(uid) ? 'on' : 'off';
}

/** Anything but granted is a no, which the screen shows. */
async function register(uid: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  // Few switch it on, and once: the messaging library is fetched for them alone.
  const registered = import('../../push/register-device.ts').then(({ registerDevice }) =>
    registerDevice(uid),
  );
  await saveVisibly(registered, 'Notifications were not switched on');
}

async function forget(): Promise<void> {
  const forgotten = import('../../push/forget-device.ts').then(({ forgetDevice }) => forgetDevice());
  await saveVisibly(forgotten, 'Notifications were not switched off');
}

import type { Uid } from '@fives/domain';
import { useState } from 'react';
import { saveOrToast } from '../ui/toasts.ts';
import { recordOf } from './record.ts';

/** In the state `off`, the browser allows pushes, but the device is not registered. */
type DeviceState = 'unsupported' | 'default' | 'denied' | 'off' | 'on';

export interface DevicePushes {
  readonly state: DeviceState;
  readonly isBusy: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

export function useDevicePushes(uid: Uid): DevicePushes {
  const [state, setState] = useState(() => stateOf(uid));
  const [isBusy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
    setState(stateOf(uid));
  };
  return {
    state,
    isBusy,
    turnOn: () => whileBusy(() => register(uid)),
    turnOff: () => whileBusy(unregister),
  };
}

function stateOf(uid: Uid): DeviceState {
  const isSupported = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!isSupported) return 'unsupported';
  if (Notification.permission !== 'granted') return Notification.permission;
  return recordOf(uid) ? 'on' : 'off';
}

async function register(uid: Uid): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  // The messaging library loads only when someone turns pushes on.
  const registered = import('./register-device.ts').then(({ registerDevice }) => registerDevice(uid));
  await saveOrToast(registered, "Couldn't turn on notifications");
}

async function unregister(): Promise<void> {
  const unregistered = import('./forget-device.ts').then(({ forgetDevice }) => forgetDevice());
  await saveOrToast(unregistered, "Couldn't turn off notifications");
}

import type { Uid } from '@fives/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { saveOrToast } from '../ui/toasts.ts';
import { isStale, recordOf } from './record.ts';

/** `off` means that the browser allows pushes, but the device is not registered. */
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
  const registered = import('./device.ts').then(({ registerDevice }) => registerDevice(uid));
  await saveOrToast(registered, "Couldn't turn on notifications");
}

async function unregister(): Promise<void> {
  const unregistered = import('./device.ts').then(({ forgetDevice }) => forgetDevice());
  await saveOrToast(unregistered, "Couldn't turn off notifications");
}

/** Only logs a failure, because no user action caused the refresh. */
export function useRefreshPushToken(uid: Uid): void {
  useEffect(() => {
    const record = recordOf(uid);
    const isDue = record !== null && isStale(record, new Date()) && Notification.permission === 'granted';
    if (isDue) void refreshToken(uid);
  }, [uid]);
}

async function refreshToken(uid: Uid): Promise<void> {
  try {
    const { registerDevice } = await import('./device.ts');
    await registerDevice(uid);
  } catch (error) {
    console.warn('The push token was not refreshed', error);
  }
}

export function useNavigateFromPush(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const openPath = ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      // The worker sends only paths of this app.
      if (data?.type === 'open-from-push') void navigate(data.path ?? '/');
    };
    workers.addEventListener('message', openPath);
    return () => workers.removeEventListener('message', openPath);
  }, [navigate]);
}

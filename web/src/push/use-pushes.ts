import type { Uid } from '@fives/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isStale, recordOf } from './record.ts';

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
    const { registerDevice } = await import('./register-device.ts');
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

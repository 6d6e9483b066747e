/// <reference types="vite-plugin-pwa/vanillajs" />

import { registerSW } from 'virtual:pwa-register';
import { useSyncExternalStore } from 'react';

let isWaiting = false;
const listeners = new Set<() => void>();

// Registers the service worker once the page is there; in development there is none.
const activate = registerSW({
  onNeedRefresh: () => {
    isWaiting = true;
    for (const listener of listeners) listener();
  },
  onRegisteredSW: (_url, registration) => {
    if (registration) lookWhenSeen(registration);
  },
  onRegisterError: (error: unknown) => console.warn('No offline use', error),
});

/** Whether a new version of the app is on this device, waiting for the pages of the old one to go. */
export function useIsNewVersionWaiting(): boolean {
  return useSyncExternalStore(subscribe, () => isWaiting);
}

/** Changes to the new version: every open page of the app loads anew. */
export function changeToNewVersion(): Promise<void> {
  return activate();
}

/** Browsers look for a new version when a page is opened; an installed app stays open for days. */
function lookWhenSeen(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    registration.update().catch((error: unknown) => console.warn('No look for a new version', error));
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';
import { recall, remember } from '../../lib/device-memory.ts';

/** A browser's own offer to install the app, which Chromium alone makes and no type library knows. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

interface State {
  /** The browser's offer, good for one use. */
  readonly prompt: InstallPrompt | null;
  /** Whether the guide for Safari is open. */
  readonly isGuideOpen: boolean;
}

const OFFERED = 'fives.install-offered';

let state: State = { prompt: null, isGuideOpen: false };
const listeners = new Set<() => void>();

// The browser makes its offer once, soon after the page has loaded: whoever draws a button for it comes too late.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  set({ prompt: event as InstallPrompt });
});
window.addEventListener('appinstalled', () => set({ prompt: null }));

/** Whether there is a way to install the app here, live. */
export function useCanInstall(): boolean {
  const hasPrompt = useSyncExternalStore(subscribe, () => state.prompt !== null);
  return hasPrompt || shareButtonPlace(thisDevice()) !== null;
}

/** Whether the guide for Safari is open, live. */
export function useIsGuideOpen(): boolean {
  return useSyncExternalStore(subscribe, () => state.isGuideOpen);
}

/** Starts the browser's own installation, or opens the guide where there is none. */
export function install(): void {
  const { prompt } = state;
  set({ prompt: null, isGuideOpen: prompt === null });
  prompt?.prompt().catch((error: unknown) => console.error('Installing failed', error));
}

/** Opens the guide where it is of use, the first time on this device. */
export function offerOnce(): void {
  if (shareButtonPlace(thisDevice()) === null || isOffered()) return;
  set({ isGuideOpen: true });
}

export function closeGuide(): void {
  set({ isGuideOpen: false });
}

/** Also true where nothing can be remembered: better no offer than one each time. */
function isOffered(): boolean {
  return recall(OFFERED) !== null || !remember(OFFERED, true);
}

function set(part: Partial<State>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a browser tells of the device it runs on. */
interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Whether the app runs from the home screen already. */
  readonly isStandalone: boolean;
}

/** Where Safari has its share button. */
export type ShareButtonPlace = 'top' | 'bottom';

/** Other browsers on iOS, and apps that show a page within themselves: their share button is elsewhere or missing. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram|Line\//;

/**
 * Where to look for the share button that installs the app; null where there is nothing to look for, as the browser is
 * not Safari on an iPhone or iPad, or the app is installed.
 */
export function shareButtonPlace({
  userAgent,
  maxTouchPoints,
  isStandalone,
}: Device): ShareButtonPlace | null {
  if (isStandalone || !/Safari\//.test(userAgent) || NOT_SAFARI.test(userAgent)) return null;
  // An iPad calls itself a Mac; but no Mac is touched with more than one finger.
  const isTablet = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isTablet) return 'top';
  return /iPhone|iPod/.test(userAgent) ? 'bottom' : null;
}

/** The device at hand. */
export function thisDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isStandalone: window.matchMedia('(display-mode: standalone)').matches || isStandaloneOnApple(),
  };
}

function isStandaloneOnApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

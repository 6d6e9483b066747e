import { createStore } from './store.ts';

interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly isStandalone: boolean;
}

type ShareButtonPosition = 'top' | 'bottom';

/** Browsers on iOS and in apps that have the share button in another position, or have none. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram|Line\//;

/**
 * Returns the position of the share button, which installs the app. Null if the app is installed, or if the browser is
 * not Safari on iOS.
 */
export function shareButtonPosition({
  userAgent,
  maxTouchPoints,
  isStandalone,
}: Device): ShareButtonPosition | null {
  if (isStandalone || !/Safari\//.test(userAgent) || NOT_SAFARI.test(userAgent)) return null;
  // An iPad claims to be a Mac, but no Mac supports more than one touch point.
  const isTablet = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isTablet) return 'top';
  return /iPhone|iPod/.test(userAgent) ? 'bottom' : null;
}

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

const installMoments = createStore(0);

/** Call after a sign-in or a reply. The app then offers its installation. */
export function announceInstallMoment(): void {
  installMoments.set(installMoments.get() + 1);
}

export const onInstallMoment = installMoments.subscribe;

export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What a browser tells of the device it runs on. */
interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Whether the app runs from the home screen already. */
  readonly isStandalone: boolean;
}

/** Where Safari has its share button. */
export type ShareButtonPosition = 'top' | 'bottom';

/** Other browsers on iOS, and apps that show a page within themselves: their share button is elsewhere or missing. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\/|FBAN|FBAV|Instagram|Line\//;

/**
 * Where to look for the share button that installs the app; null where there is nothing to look for, as the browser is
 * not Safari on an iPhone or iPad, or the app is installed.
 */
export function shareButtonPosition({
  userAgent,
  maxTouchPoints,
  isStandalone,
}: Device): ShareButtonPosition | null {
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

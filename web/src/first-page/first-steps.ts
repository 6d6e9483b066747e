import { recall } from '../lib/device-memory.ts';
import { SIGNED_IN } from '../lib/signed-in-here.ts';

// What the scripts of all pages do that are there before the app.

const AT_ONCE = 6;

/** Draws the page in the colours that were chosen on this device, where some were. */
export function applyColourMode(): void {
  const mode = recall('theme');
  if (mode !== 'light' && mode !== 'dark') return;
  document.documentElement.classList.add(mode);
  document.documentElement.style.colorScheme = mode;
}

/** Whether somebody is signed in on this device. */
export function isSignedInHere(): boolean {
  return recall(SIGNED_IN) !== null;
}

/** Asks for what the next page needs, once this one is there and the browser has nothing to do. */
export function fetchAheadWhenIdle(files: readonly string[]): void {
  window.addEventListener('load', () => whenIdle(() => fetchAhead(files)));
}

/**
 * Fetches what the next page needs, a few files in each idle moment, so that a tap never waits for it; then the service
 * worker keeps everything. None of it runs here.
 */
function fetchAhead(files: readonly string[]): void {
  // Safari has no prefetch.
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
  preloadScripts(rel, files.slice(0, AT_ONCE));
  if (files.length > AT_ONCE) whenIdle(() => fetchAhead(files.slice(AT_ONCE)));
  else
    navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.warn('No offline use', error));
}

/** Asks for scripts without running them. */
export function preloadScripts(rel: string, hrefs: readonly string[]): void {
  for (const href of hrefs)
    document.head.append(
      Object.assign(document.createElement('link'), { rel, href, as: 'script', crossOrigin: '' }),
    );
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

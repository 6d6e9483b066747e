import { recall, SIGNED_IN } from '../lib/device-memory.ts';

// Functions for the scripts that run before the app.

const FILES_PER_IDLE_PERIOD = 6;

export function applyColourMode(): void {
  const mode = recall('theme');
  if (mode !== 'light' && mode !== 'dark') return;
  document.documentElement.classList.add(mode);
  document.documentElement.style.colorScheme = mode;
}

export function isSignedInHere(): boolean {
  return recall(SIGNED_IN) !== null;
}

export function prefetchWhenIdle(files: readonly string[]): void {
  window.addEventListener('load', () => whenIdle(() => prefetch(files)));
}

/** Loads a few files per idle period without running them. Then registers the service worker. */
function prefetch(files: readonly string[]): void {
  // Safari does not support prefetch.
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
  preloadScripts(rel, files.slice(0, FILES_PER_IDLE_PERIOD));
  if (files.length > FILES_PER_IDLE_PERIOD) whenIdle(() => prefetch(files.slice(FILES_PER_IDLE_PERIOD)));
  else
    navigator.serviceWorker
      ?.register('/sw.js')
      .catch((error: unknown) => console.warn('The service worker was not registered', error));
}

export function preloadScripts(rel: string, hrefs: readonly string[]): void {
  for (const href of hrefs)
    document.head.append(
      Object.assign(document.createElement('link'), { rel, href, as: 'script', crossOrigin: '' }),
    );
}

/** First pages contain only their own part of the theme. */
export function addAppStyles(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** Safari does not support `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

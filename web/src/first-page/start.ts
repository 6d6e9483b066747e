import { applyColourMode, fetchAheadWhenIdle, isSignedInHere, preloadScripts } from './first-steps.ts';

// Runs before a page that was drawn at build time is seen: it takes the colours that were chosen on this device, and
// starts the app where somebody is signed in, or else only asks for the app's parts, so that the next page has them.

// This is a classic script, so there is one.
const { app = '', ahead = '' } = document.currentScript?.dataset ?? {};
const page = document.documentElement;

applyColourMode();

if (isSignedInHere()) {
  // At / it is the home screen that comes, and nobody should see another page first.
  page.toggleAttribute('data-app-starts', location.pathname === '/');
  preloadScripts('modulepreload', [app]);
  document.addEventListener('DOMContentLoaded', () => void startApp());
} else {
  if (location.pathname === '/') history.replaceState(null, '', '/landing');
  fetchAheadWhenIdle(ahead.split(' '));
}

/** Without the app there is at least this page. */
async function startApp(): Promise<void> {
  try {
    await import(/* @vite-ignore */ app);
  } catch (error) {
    page.removeAttribute('data-app-starts');
    console.error('The app did not start', error);
  }
}

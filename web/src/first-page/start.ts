import { applyColourMode, fetchAheadWhenIdle, isSignedInHere, preloadScripts } from './first-steps.ts';

// Runs before a prerendered page shows. Applies the colour mode, then starts the app for signed-in users or prefetches
// it.

// `document.currentScript` exists because this is a classic script.
const { app = '', ahead = '' } = document.currentScript?.dataset ?? {};
const page = document.documentElement;

applyColourMode();

if (isSignedInHere()) {
  // The home screen follows at /, so the prerendered page stays hidden.
  page.toggleAttribute('data-app-starts', location.pathname === '/');
  preloadScripts('modulepreload', [app]);
  document.addEventListener('DOMContentLoaded', () => void startApp());
} else {
  if (location.pathname === '/') history.replaceState(null, '', '/landing');
  fetchAheadWhenIdle(ahead.split(' '));
}

async function startApp(): Promise<void> {
  try {
    await import(/* @vite-ignore */ app);
  } catch (error) {
    page.removeAttribute('data-app-starts');
    console.error('The app did not start', error);
  }
}

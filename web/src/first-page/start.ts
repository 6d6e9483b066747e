import { applyColourMode, fetchAheadWhenIdle, isSignedInHere, preloadScripts } from './first-steps.ts';

// Runs before a prerendered page shows. Applies the colour mode. Then starts the app for signed-in users, and
// prefetches the app for visitors.

// `document.currentScript` exists because this is a classic script.
const { app = '', ahead = '' } = document.currentScript?.dataset ?? {};
const page = document.documentElement;

applyColourMode();

if (isSignedInHere()) {
  // At /, the home screen replaces the prerendered page, so the page stays hidden.
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

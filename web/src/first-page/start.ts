import { openApp } from './open-app.ts';
import {
  addAppStyles,
  applyColourMode,
  isSignedInHere,
  prefetchWhenIdle,
  preloadScripts,
} from './script-helpers.ts';

// Runs before the prerendered landing page shows. Applies the colour mode. Then starts the app for signed-in users, or
// prefetches the app for visitors.

// `document.currentScript` exists because this is a classic script.
const { app = '', styles = '', prefetched = '' } = document.currentScript?.dataset ?? {};
const page = document.documentElement;

applyColourMode();

if (isSignedInHere()) {
  // At /, the home screen replaces the prerendered page, so the page stays hidden.
  page.toggleAttribute('data-app-starts', location.pathname === '/');
  preloadScripts('modulepreload', [app]);
  addAppStyles(styles);
  const showLandingPage = () => page.removeAttribute('data-app-starts');
  document.addEventListener('DOMContentLoaded', () => openApp(app, showLandingPage));
} else {
  if (location.pathname === '/') history.replaceState(null, '', '/landing');
  prefetchWhenIdle(prefetched.split(' '));
}

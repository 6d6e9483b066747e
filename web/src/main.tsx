import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './theme/fallback-fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { closeDialogsOnBack } from './lib/steps-back.ts';

const RELOADED_FOR = 'fives.reloaded-for';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenStale();
closeDialogsOnBack();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

/**
 * After a deploy an open page may ask for a part of the old version that is gone. It is loaded anew then, but only
 * once for the same part: if that does not help, the screen says what is wrong.
 */
function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine && remember(payload.message)) window.location.reload();
  });
}

/** Whether this is the first time; also false where nothing can be remembered: better no reload than one without end. */
function remember(message: string): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED_FOR) !== message;
    sessionStorage.setItem(RELOADED_FOR, message);
    return isNew;
  } catch {
    return false;
  }
}

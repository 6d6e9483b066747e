import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './theme/fallback-fonts.css';
import 'virtual:theme.css';
import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useRoutes } from 'react-router-dom';
import { routes } from './app/router.tsx';
import { lazyPart } from './lib/lazy-part.tsx';
import { closeDialogsOnBack } from './lib/steps-back.ts';
import { system } from './theme/system.ts';
import { useAreToastsNeeded, useUndoEndsWith } from './ui/toasts.ts';

const Toasts = lazyPart(async () => (await import('./ui/toaster.tsx')).Toasts);

function App() {
  return (
    <ChakraProvider value={system}>
      {/* Only server rendering needs the script of `ThemeProvider`. React warns about scripts, but not about JSON. */}
      <ThemeProvider attribute="class" disableTransitionOnChange scriptProps={{ type: 'application/json' }}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
        {useAreToastsNeeded() && <Toasts />}
      </ThemeProvider>
    </ChakraProvider>
  );
}

function Screens() {
  useUndoEndsWith(useLocation().pathname);
  return useRoutes(routes);
}

const RELOADED_FOR = 'fives.reloaded-for';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadIfOutdated();
closeDialogsOnBack();

// A transition renders in short tasks. The first render would otherwise block the page.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

/**
 * Reloads the page once if a script of an older deployment is missing. If a reload does not help, the screen shows an
 * error.
 */
function reloadIfOutdated(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (navigator.onLine && storeIfNew(payload.message)) window.location.reload();
  });
}

/** Returns false if `message` is already stored or the browser forbids storage, to avoid endless reloads. */
function storeIfNew(message: string): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED_FOR) !== message;
    sessionStorage.setItem(RELOADED_FOR, message);
    return isNew;
  } catch {
    return false;
  }
}

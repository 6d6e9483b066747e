import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { lazyPart } from '../lib/lazy-part.tsx';
import { system } from '../theme/system.ts';
import { useAreToastsNeeded } from '../ui/toasts.ts';
import { routes } from './router.tsx';

const Toasts = lazyPart(async () => (await import('../ui/toaster.tsx')).Toasts);

export function App() {
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
  return useRoutes(routes);
}

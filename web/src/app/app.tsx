import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import { system } from '../theme/system.ts';
import { router } from './router.tsx';

// After the first screen, which has nothing to toast.
const Toasts = lazy(async () => ({ default: (await import('../ui/toasts.tsx')).Toasts }));

/** The whole app: its look, its colour mode, its routes and its toasts. */
export function App() {
  return (
    <ChakraProvider value={system}>
      {/* Its script is meant for pages drawn by a server; marked as data, React does not warn of it. */}
      <ThemeProvider attribute="class" disableTransitionOnChange scriptProps={{ type: 'application/json' }}>
        <RouterProvider router={router} />
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </ThemeProvider>
    </ChakraProvider>
  );
}

import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { system } from '../theme/system.ts';

/** Draws a part of a screen in the theme and in a router, and returns a person's hands and where the router is. */
export function renderScreen(part: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: part },
    { path: '*', element: null },
  ]);
  render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  onTestFinished(cleanup);
  return { user: userEvent.setup(), pathname: () => router.state.location.pathname };
}

/** The style rules of an element's own classes: the tests' browser knows no variables, so it computes no colours. */
export function styleRulesOf(element: Element): string {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules = [...element.classList].map((name) => new RegExp(`\\.${name}\\{[^}]*\\}`).exec(styles)?.[0]);
  return rules.join('');
}

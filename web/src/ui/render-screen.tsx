import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { system } from '../theme/system.ts';

// A part that is loaded on its own can take longer than the library's one second on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

/** Draws a part of a screen in the theme and in a router, and returns a person's hands and where the router is. */
export function renderScreen(part: ReactNode) {
  let pathname = '';
  const Pathname = () => {
    pathname = useLocation().pathname;
    return null;
  };
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Pathname />
        <Routes>
          <Route path="/" element={part} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </ChakraProvider>,
  );
  onTestFinished(cleanup);
  return { user: userEvent.setup(), pathname: () => pathname };
}

/** The style rules of an element's own classes: the tests' browser knows no variables, so it computes no colours. */
export function styleRulesOf(element: Element): string {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules = [...element.classList].map((name) => new RegExp(`\\.${name}\\{[^}]*\\}`).exec(styles)?.[0]);
  return rules.join('');
}

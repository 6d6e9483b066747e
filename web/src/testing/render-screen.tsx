import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { system } from '../theme/system.ts';

// A lazily loaded part can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

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

/** Returns the CSS rules of an element's classes, because the test DOM cannot compute variables. */
export function styleRulesOf(element: Element): string {
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const rules = [...element.classList].map((name) => new RegExp(`\\.${name}\\{[^}]*\\}`).exec(styles)?.[0]);
  return rules.join('');
}

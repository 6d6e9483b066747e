import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { system } from '../theme/system.ts';
import { Toasts, toastSuccess } from './toasts.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a toast stays for three seconds', async () => {
  vi.useFakeTimers();
  render(
    <ChakraProvider value={system}>
      <Toasts />
    </ChakraProvider>,
  );
  act(() => toastSuccess('Link copied!'));
  await act(() => vi.advanceTimersByTimeAsync(2_800));
  const toast = screen.getByText('Link copied!').closest('[data-state]');
  expect(toast?.getAttribute('data-state')).toBe('open');
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Link copied!')?.closest('[data-state]')?.getAttribute('data-state')).not.toBe(
    'open',
  );
});

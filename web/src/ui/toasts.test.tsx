import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { system } from '../theme/system.ts';
import { Toasts } from './toaster.tsx';
import { toastSuccess } from './toasts.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a toast that comes before the place for toasts is drawn is shown there', async () => {
  toastSuccess('Came early');
  await vi.dynamicImportSettled();
  render(
    <ChakraProvider value={system}>
      <Toasts />
    </ChakraProvider>,
  );
  expect(await screen.findByText('Came early')).toBeTruthy();
});

test('a toast stays for three seconds', async () => {
  vi.useFakeTimers();
  render(
    <ChakraProvider value={system}>
      <Toasts />
    </ChakraProvider>,
  );
  toastSuccess('Link copied!');
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(2_800));
  const toast = screen.getByText('Link copied!').closest('[data-state]');
  expect(toast?.getAttribute('data-state')).toBe('open');
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Link copied!')?.closest('[data-state]')?.getAttribute('data-state')).not.toBe(
    'open',
  );
});

import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { system } from '../theme/system.ts';
import { Toasts } from './toaster.tsx';
import { runUnlessUndone, toastSuccess, toastUndo, useUndoEndsWith } from './toasts.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a toast created before the toaster renders is shown', async () => {
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

describe('undo toast', () => {
  async function showUndo() {
    vi.useFakeTimers();
    const undo = vi.fn();
    render(
      <ChakraProvider value={system}>
        <Toasts />
      </ChakraProvider>,
    );
    toastUndo('Sam moved', undo);
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(100));
    return undo;
  }
  const undoButton = () => screen.getByRole('button', { name: 'Undo' });
  const isOpen = () =>
    screen.queryByText('Sam moved')?.closest('[data-state]')?.getAttribute('data-state') === 'open';

  test('ends with its screen', async () => {
    await showUndo();
    const { rerender } = renderHook(useUndoEndsWith, { initialProps: '/gi/first' });
    rerender('/gi/first');
    expect(isOpen()).toBe(true);
    rerender('/');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(isOpen()).toBe(false);
  });

  test('stays for ten seconds', async () => {
    await showUndo();
    await act(() => vi.advanceTimersByTimeAsync(9_500));
    expect(isOpen()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(isOpen()).toBe(false);
  });

  test('undoes once and closes', async () => {
    const undo = await showUndo();
    fireEvent.click(undoButton());
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(undo).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
  });

  test('undoes once when Ctrl+Z is pressed twice', async () => {
    const undo = await showUndo();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  test('is replaced by the next undo toast', async () => {
    await showUndo();
    toastUndo('Ben moved', () => {});
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Ben moved')).toBeTruthy();
  });

  test('runs a delayed action when the toast is gone', async () => {
    vi.useFakeTimers();
    render(
      <ChakraProvider value={system}>
        <Toasts />
      </ChakraProvider>,
    );
    const run = vi.fn();
    runUnlessUndone('Inviting all 2 players', run, () => {});
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(9_500));
    expect(run).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['undo button', () => fireEvent.click(undoButton())],
    ['Ctrl+Z', () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })],
  ])('drops a delayed action on %s', async (_, pressUndo) => {
    vi.useFakeTimers();
    render(
      <ChakraProvider value={system}>
        <Toasts />
      </ChakraProvider>,
    );
    const [run, onUndo] = [vi.fn(), vi.fn()];
    runUnlessUndone('Inviting all 2 players', run, onUndo);
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(100));
    pressUndo();
    await act(() => vi.advanceTimersByTimeAsync(70_000));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
  });
});

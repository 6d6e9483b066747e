import { ApiError } from '@fives/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useApiData } from './use-api-data.ts';

test('API data is loading until the response arrives', async () => {
  const { result } = renderHook(() => useApiData('one', "Couldn't load it", async () => 1));
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'success', data: 1 }));
});

test('failed API data has a message and loads again on retry', async () => {
  const ask = vi.fn(async () => 2).mockRejectedValueOnce(new ApiError('forbidden', 'Organisers only'));
  const { result } = renderHook(() => useApiData('one', "Couldn't load it", ask));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'error', message: 'Organisers only' }));
  act(() => result.current.status === 'error' && result.current.retry());
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'success', data: 2 }));
});

test('a response to an earlier key is dropped', async () => {
  const answers = new Map<string, (answer: string) => void>();
  const ask = (key: string) => new Promise<string>((resolve) => answers.set(key, resolve));
  const { result, rerender } = renderHook(({ key }) => useApiData(key, 'Failed', () => ask(key)), {
    initialProps: { key: 'old' },
  });
  rerender({ key: 'new' });
  await act(async () => answers.get('old')?.('late'));
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => answers.get('new')?.('right'));
  expect(result.current).toEqual({ status: 'success', data: 'right' });
});

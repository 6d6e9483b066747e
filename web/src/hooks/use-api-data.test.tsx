import { ApiError } from '@fives/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useApiData } from './use-api.ts';

test('API data is loading until the response arrives', async () => {
  const { result } = renderHook(() => useApiData('one', "Couldn't load it", async () => 1));
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'success', data: 1 }));
});

test('failed API data has a message and loads again on retry', async () => {
  const load = vi.fn(async () => 2).mockRejectedValueOnce(new ApiError('forbidden', 'Organisers only'));
  const { result } = renderHook(() => useApiData('one', "Couldn't load it", load));
  await waitFor(() => expect(result.current).toMatchObject({ status: 'error', message: 'Organisers only' }));
  act(() => result.current.status === 'error' && result.current.retry());
  expect(result.current).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current).toEqual({ status: 'success', data: 2 }));
});

test('a response to an earlier key is dropped', async () => {
  const responses = new Map<string, (response: string) => void>();
  const load = (key: string) => new Promise<string>((resolve) => responses.set(key, resolve));
  const { result, rerender } = renderHook(({ key }) => useApiData(key, 'Failed', () => load(key)), {
    initialProps: { key: 'old' },
  });
  rerender({ key: 'new' });
  await act(async () => responses.get('old')?.('late'));
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => responses.get('new')?.('right'));
  expect(result.current).toEqual({ status: 'success', data: 'right' });
});

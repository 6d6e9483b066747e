import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { usePicks } from './ballot-paper.tsx';

interface Given {
  readonly cast?: readonly string[];
  readonly pickable?: readonly string[];
  readonly needed?: number;
}

function choosing(given: Given) {
  const hook = renderHook(
    ({ cast = [], pickable = ['a', 'b', 'c', 'd'], needed = 3 }: Given) => usePicks(cast, pickable, needed),
    { initialProps: given },
  );
  onTestFinished(cleanup);
  const tap = (...uids: string[]) => {
    for (const uid of uids) act(() => hook.result.current.toggle(uid));
  };
  return { tap, rerender: hook.rerender, now: () => hook.result.current };
}

test('a full choice is fixed until one person is unchosen', () => {
  const { tap, now } = choosing({});
  tap('a', 'b', 'c', 'd');
  expect(now()).toMatchObject({ chosen: ['a', 'b', 'c'], isFull: true });
  tap('a');
  expect(now()).toMatchObject({ chosen: ['b', 'c'], isFull: false });
  tap('d');
  expect(now().chosen).toEqual(['b', 'c', 'd']);
});

test('late earlier votes are chosen until the voter chooses again', () => {
  const { tap, rerender, now } = choosing({});
  rerender({ cast: ['a', 'b', 'c'] });
  expect(now().chosen).toEqual(['a', 'b', 'c']);
  tap('c');
  rerender({ cast: ['b', 'c', 'd'] });
  expect(now().chosen).toEqual(['a', 'b']);
});

test('a vote for a removed person is dropped', () => {
  const { tap, rerender, now } = choosing({ cast: ['a', 'b', 'c'] });
  rerender({ cast: ['a', 'b', 'c'], pickable: ['a', 'c', 'd'] });
  expect(now()).toMatchObject({ chosen: ['a', 'c'], isFull: false });
  tap('d');
  expect(now().chosen).toEqual(['a', 'c', 'd']);
});

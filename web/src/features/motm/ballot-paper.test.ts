import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { usePicks } from './ballot-paper.tsx';

interface PicksInput {
  readonly savedVotes?: readonly string[];
  readonly candidateUids?: readonly string[];
  readonly needed?: number;
}

function renderPicks(given: PicksInput) {
  const hook = renderHook(
    ({ savedVotes = [], candidateUids = ['a', 'b', 'c', 'd'], needed = 3 }: PicksInput) =>
      usePicks(savedVotes, candidateUids, needed),
    { initialProps: given },
  );
  onTestFinished(cleanup);
  const tap = (...uids: string[]) => {
    for (const uid of uids) act(() => hook.result.current.toggle(uid));
  };
  return { tap, rerender: hook.rerender, current: () => hook.result.current };
}

test('a full ballot ignores other people until a chosen person is deselected', () => {
  const { tap, current } = renderPicks({});
  tap('a', 'b', 'c', 'd');
  expect(current()).toMatchObject({ chosen: ['a', 'b', 'c'], isFull: true });
  tap('a');
  expect(current()).toMatchObject({ chosen: ['b', 'c'], isFull: false });
  tap('d');
  expect(current().chosen).toEqual(['b', 'c', 'd']);
});

test('earlier votes that load late are chosen until the voter changes the choice', () => {
  const { tap, rerender, current } = renderPicks({});
  rerender({ savedVotes: ['a', 'b', 'c'] });
  expect(current().chosen).toEqual(['a', 'b', 'c']);
  tap('c');
  rerender({ savedVotes: ['b', 'c', 'd'] });
  expect(current().chosen).toEqual(['a', 'b']);
});

test('a vote for someone who is no longer a candidate is dropped', () => {
  const { tap, rerender, current } = renderPicks({ savedVotes: ['a', 'b', 'c'] });
  rerender({ savedVotes: ['a', 'b', 'c'], candidateUids: ['a', 'c', 'd'] });
  expect(current()).toMatchObject({ chosen: ['a', 'c'], isFull: false });
  tap('d');
  expect(current().chosen).toEqual(['a', 'c', 'd']);
});

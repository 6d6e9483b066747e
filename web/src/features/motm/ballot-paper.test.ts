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

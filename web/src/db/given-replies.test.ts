import { paths } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { shownAtOnce, useGivenReplies } from './given-replies.ts';

const path = paths.playerInstance('first', 'sam');
const sam = { ...aPlayerInstance({ uid: 'sam', name: 'Sam', status: 'PLAYING' }), isPending: false };
const olive = { ...aPlayerInstance({ uid: 'olive', name: 'Olive' }), isPending: false };
const no = { uid: 'sam', status: 'NOT_PLAYING' } as const;

/** A promise that stands for the server's response and resolves when the test calls `come`. */
function anAnswer() {
  let come = () => {};
  const answer = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}

function shownOf(data: (typeof sam)[], giId = 'first') {
  const live = { status: 'success', data, fromCache: false, isPending: false } as const;
  const { result } = renderHook(() => useGivenReplies(giId, live));
  onTestFinished(cleanup);
  return () => (result.current.status === 'success' ? result.current.data : []);
}

function give(...reply: Parameters<typeof shownAtOnce>): Promise<void> {
  let done = Promise.resolve();
  act(() => {
    done = shownAtOnce(...reply);
  });
  return done;
}

test('a reply shows as pending until the server answers', async () => {
  const shown = shownOf([sam, olive]);
  const { answer, come } = anAnswer();
  const done = give(path, no, answer);
  expect(shown()).toEqual([{ ...sam, status: 'NOT_PLAYING', isPending: true }, olive]);
  expect(shown()[1]).toBe(olive);
  come();
  await act(() => done);
  expect(shown()).toEqual([sam, olive]);
});

test('a refused reply disappears and rejects its promise', async () => {
  const shown = shownOf([sam]);
  const done = give(path, no, Promise.reject(new Error('no')));
  expect(shown()[0]?.status).toBe('NOT_PLAYING');
  await act(() => expect(done).rejects.toThrow('no'));
  expect(shown()).toEqual([sam]);
});

test('the answer to an earlier reply leaves the later reply shown', async () => {
  const shown = shownOf([sam]);
  const [first, second] = [anAnswer(), anAnswer()];
  const earlier = give(path, no, first.answer);
  const later = give(path, { ...no, name: 'Samuel' }, second.answer);
  first.come();
  await act(() => earlier);
  expect(shown()[0]?.name).toBe('Samuel');
  second.come();
  await act(() => later);
  expect(shown()).toEqual([sam]);
});

test('a first reply adds a player instance to its own instance only', async () => {
  const [shown, elsewhere] = [shownOf([olive]), shownOf([olive], 'second')];
  const { answer, come } = anAnswer();
  const done = give(path, sam, answer);
  expect(shown()).toEqual([olive, { ...sam, isPending: true }]);
  expect(elsewhere()).toEqual([olive]);
  come();
  await act(() => done);
});

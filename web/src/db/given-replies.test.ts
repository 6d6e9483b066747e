import { paths } from '@fives/domain';
import { aPlayerInstance } from '@fives/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { showOptimistically, useGivenReplies } from './given-replies.ts';

const path = paths.playerInstance('first', 'sam');
const sam = { ...aPlayerInstance({ uid: 'sam', name: 'Sam', status: 'PLAYING' }), isPending: false };
const olive = { ...aPlayerInstance({ uid: 'olive', name: 'Olive' }), isPending: false };
const noReply = { uid: 'sam', status: 'NOT_PLAYING' } as const;

function deferredResponse() {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  return { response, respond };
}

function renderReplies(data: (typeof sam)[], giId = 'first') {
  const live = { status: 'success', data, fromCache: false, isPending: false } as const;
  const { result } = renderHook(() => useGivenReplies(giId, live));
  onTestFinished(cleanup);
  return () => (result.current.status === 'success' ? result.current.data : []);
}

function showReply(...reply: Parameters<typeof showOptimistically>): Promise<void> {
  let done = Promise.resolve();
  act(() => {
    done = showOptimistically(...reply);
  });
  return done;
}

test('a reply shows as pending until the server responds', async () => {
  const shown = renderReplies([sam, olive]);
  const { response, respond } = deferredResponse();
  const done = showReply(path, noReply, response);
  expect(shown()).toEqual([{ ...sam, status: 'NOT_PLAYING', isPending: true }, olive]);
  expect(shown()[1]).toBe(olive);
  respond();
  await act(() => done);
  expect(shown()).toEqual([sam, olive]);
});

test('a refused reply disappears and rejects its promise', async () => {
  const shown = renderReplies([sam]);
  const done = showReply(path, noReply, Promise.reject(new Error('no')));
  expect(shown()[0]?.status).toBe('NOT_PLAYING');
  await act(() => expect(done).rejects.toThrow('no'));
  expect(shown()).toEqual([sam]);
});

test('the response to an earlier reply leaves the later reply shown', async () => {
  const shown = renderReplies([sam]);
  const [first, second] = [deferredResponse(), deferredResponse()];
  const earlier = showReply(path, noReply, first.response);
  const later = showReply(path, { ...noReply, name: 'Samuel' }, second.response);
  first.respond();
  await act(() => earlier);
  expect(shown()[0]?.name).toBe('Samuel');
  second.respond();
  await act(() => later);
  expect(shown()).toEqual([sam]);
});

test('a first reply adds a player instance to its own instance only', async () => {
  const [shown, elsewhere] = [renderReplies([olive]), renderReplies([olive], 'second')];
  const { response, respond } = deferredResponse();
  const done = showReply(path, sam, response);
  expect(shown()).toEqual([olive, { ...sam, isPending: true }]);
  expect(elsewhere()).toEqual([olive]);
  respond();
  await act(() => done);
});

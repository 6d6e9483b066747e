import { expect, test, vi } from 'vitest';
import SCRIPT from '../../public/firebase-messaging-sw.js?raw';

const ORIGIN = 'https://fives.example';

type Listener = (event: object) => void;

function startWorker(windows: readonly { postMessage: unknown; focus: unknown }[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  };
  new Function('self', SCRIPT)(self);
  const send = async (name: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  return { send, showNotification, openWindow };
}

const aPush = (payload: unknown) => ({ data: { json: () => payload } });
const aTap = (path: string) => ({ notification: { data: { path }, close: () => undefined } });

test('a push shows its title, body, icon, path and tag', async () => {
  const { send, showNotification } = startWorker();
  const notification = { title: 'You are in!', body: 'A spot is free' };
  await send('push', aPush({ notification, data: { link: '/gi/abc', tag: 'abc_PROMOTED' } }));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('You are in!', {
    body: 'A spot is free',
    tag: 'abc_PROMOTED',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: '/gi/abc' },
  });
});

test.each([
  ['/gi/abc/teams?from=push', '/gi/abc/teams?from=push'],
  [`${ORIGIN}/gi/abc`, '/gi/abc'],
  ['https://evil.example/gi/abc', '/'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('a link to %o leads to %s', async (link, path) => {
  const { send, showNotification } = startWorker();
  await send('push', aPush({ notification: { title: 'Hello' }, data: { link } }));
  expect(showNotification).toHaveBeenCalledWith('Hello', expect.objectContaining({ data: { path } }));
});

test('an empty push shows a notification, which browsers require', async () => {
  const { send, showNotification } = startWorker();
  await send('push', { data: null });
  expect(showNotification).toHaveBeenCalledWith('Fives', expect.objectContaining({ body: '' }));
});

test('a tap opens the path in the open window or in a new one', async () => {
  const window = { postMessage: vi.fn(), focus: vi.fn() };
  const withWindow = startWorker([window]);
  await withWindow.send('notificationclick', aTap('/gi/abc'));
  expect(window.postMessage).toHaveBeenCalledWith({ type: 'open-from-push', path: '/gi/abc' });
  expect(window.focus).toHaveBeenCalled();
  expect(withWindow.openWindow).not.toHaveBeenCalled();
  const without = startWorker();
  await without.send('notificationclick', aTap('/gi/abc'));
  expect(without.openWindow).toHaveBeenCalledWith('/gi/abc');
});

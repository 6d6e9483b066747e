// Service worker for pushes. Shows each push, and opens its screen after a tap. Has its own scope, because another
// service worker caches the app. The build copies this file without changes.

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPath(event.notification.data?.path ?? '/'));
});

/** Always shows a notification, because browsers revoke the push permission of apps that show none. */
async function show(data) {
  const { notification = {}, data: extra = {} } = data?.json() ?? {};
  await self.registration.showNotification(notification.title ?? 'Fives', {
    body: notification.body ?? '',
    // A push with the same tag replaces the earlier notification.
    ...(extra.tag && { tag: extra.tag }),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: toAppPath(extra.link) },
  });
}

function toAppPath(link) {
  const url = URL.canParse(link ?? '', self.location.origin)
    ? new URL(link ?? '', self.location.origin)
    : null;
  return url?.origin === self.location.origin ? url.pathname + url.search : '/';
}

/** Sends the path to an open window, because only the worker that controls a window can navigate it. */
async function openPath(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (!first) return self.clients.openWindow(path);
  first.postMessage({ type: 'open-from-push', path });
  return first.focus();
}

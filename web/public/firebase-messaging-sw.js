// The service worker of pushes, with a scope of its own beside the one that keeps the app. It is served as it stands
// here: what a push holds is shown, and a tap opens the screen that it is about.

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

/** Always shows something: a browser takes the right to push away from an app whose pushes show nothing. */
async function show(data) {
  const { notification = {}, data: extra = {} } = data?.json() ?? {};
  await self.registration.showNotification(notification.title ?? 'Fives', {
    body: notification.body ?? '',
    // A push that comes twice takes its own place.
    ...(extra.tag && { tag: extra.tag }),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path: toPath(extra.link) },
  });
}

/** A path of this app, whatever a push says. */
function toPath(link) {
  const url = URL.canParse(link ?? '', self.location.origin)
    ? new URL(link ?? '', self.location.origin)
    : null;
  return url?.origin === self.location.origin ? url.pathname + url.search : '/';
}

/** Asks an open window to go there, or opens one. The window is asked because it may belong to the other worker. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  if (!first) return self.clients.openWindow(path);
  first.postMessage({ type: 'open-from-push', path });
  return first.focus();
}

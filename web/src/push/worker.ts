const SCRIPT = '/firebase-messaging-sw.js';

/** Differs from the scope of the app's service worker, so that both workers run. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

/** Registers the push worker and waits until it is active, because browsers refuse earlier subscriptions. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });
  const starting = registration.active ? null : (registration.installing ?? registration.waiting);
  await new Promise<void>((resolve) => {
    if (starting === null) return resolve();
    starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
  });
  return registration;
}

/** Ends this browser's push subscription. The messaging service notices at its next push. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

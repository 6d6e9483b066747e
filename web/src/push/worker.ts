const SCRIPT = '/firebase-messaging-sw.js';

/** Its own, so that it lives beside the worker that keeps the app. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

/** The worker that shows pushes, once it is at work: before that a browser takes no subscription. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });
  const starting = registration.active ? null : (registration.installing ?? registration.waiting);
  await new Promise<void>((resolve) => {
    if (starting === null) return resolve();
    starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
  });
  return registration;
}

/** Ends this browser's subscription; the messaging service learns of it by the next push that finds nobody. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

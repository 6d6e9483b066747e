import { paths, type Uid } from '@fives/domain';
import { deleteDoc, doc } from 'firebase/firestore';
import { getMessaging, getToken } from 'firebase/messaging';
import { callApi } from '../api/client.ts';
import { vapidKey } from '../config/env.ts';
import { firestore } from '../db/firestore.ts';
import { firebaseApp } from '../firebase.ts';
import { withTimeout } from '../lib/timers.ts';
import { readRecord, writeRecord } from './record.ts';

const SCRIPT = '/firebase-messaging-sw.js';

/** Differs from the scope of the app's service worker, so that both workers run. */
const SCOPE = '/firebase-cloud-messaging-push-scope';

/** Registers the push worker and waits until it is active, because browsers refuse earlier subscriptions. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE });
  const starting = registration.active ? null : (registration.installing ?? registration.waiting);
  await new Promise<void>((resolve) => {
    if (starting === null) return resolve();
    starting.addEventListener('statechange', () => starting.state === 'activated' && resolve());
  });
  return registration;
}

/** Ends this browser's push subscription. The messaging service notices at its next push. */
async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Maximum wait in ms, because some browsers neither return a token nor fail. */
const TOKEN_LIMIT_MS = 20_000;

/** If the browser has not granted permission yet, this must run after a tap. */
export async function registerDevice(uid: Uid): Promise<void> {
  const serviceWorkerRegistration = await withTimeout(TOKEN_LIMIT_MS, activeWorker());
  const options = { serviceWorkerRegistration, ...(vapidKey && { vapidKey }) };
  const token = await withTimeout(TOKEN_LIMIT_MS, getToken(getMessaging(firebaseApp), options));
  await callApi('putPushToken', { params: { playerId: uid }, body: { pushToken: token } });
  writeRecord({ uid, token, refreshedAt: Date.now() });
}

/** Maximum wait in ms, because a delete never settles offline. */
const LIMIT_MS = 3_000;

/** Ends pushes to this device. Must run before the sign-out, because only the owner may delete the token. */
export async function forgetDevice(): Promise<void> {
  const record = readRecord();
  if (record === null) return;
  writeRecord(null);
  const deletions = [unsubscribe(), deletePushToken(record.uid, record.token)];
  await withTimeout(LIMIT_MS, Promise.all(deletions));
}

async function deletePushToken(uid: Uid, token: string): Promise<void> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const id = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await deleteDoc(doc(firestore, paths.pushToken(uid, id)));
}

import type { Uid } from '@fives/domain';
import { getMessaging, getToken } from 'firebase/messaging';
import { callApi } from '../api/client.ts';
import { vapidKey } from '../config/env.ts';
import { firebaseApp } from '../firebase.ts';
import { within } from '../lib/within.ts';
import { writeRecord } from './record.ts';
import { activeWorker } from './worker.ts';

/** Maximum wait in ms. Some browsers neither return a token nor fail. */
const TOKEN_LIMIT_MS = 20_000;

/**
 * Registers this device with Firebase Messaging and the API. Must run after a tap if the browser has no permission yet.
 */
export async function registerDevice(uid: Uid): Promise<void> {
  const serviceWorkerRegistration = await within(TOKEN_LIMIT_MS, activeWorker());
  const options = { serviceWorkerRegistration, ...(vapidKey && { vapidKey }) };
  const token = await within(TOKEN_LIMIT_MS, getToken(getMessaging(firebaseApp), options));
  await callApi('putPushToken', { params: { playerId: uid }, body: { pushToken: token } });
  writeRecord({ uid, token, refreshedAt: Date.now() });
}

import type { Uid } from '@fives/domain';
import { getMessaging, getToken } from 'firebase/messaging';
import { callApi } from '../api/client.ts';
import { vapidKey } from '../config/env.ts';
import { firebaseApp } from '../firebase.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { writeRecord } from './record.ts';
import { activeWorker } from './worker.ts';

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

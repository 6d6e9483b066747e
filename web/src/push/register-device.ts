import type { Uid } from '@fives/domain';
import { getMessaging, getToken } from 'firebase/messaging';
import { callApi } from '../api/client.ts';
import { vapidKey } from '../config/env.ts';
import { firebaseApp } from '../firebase.ts';
import { within } from '../lib/within.ts';
import { writeRecord } from './record.ts';
import { activeWorker } from './worker.ts';

/** Some browsers neither give a token nor say that they will not. */
const TOKEN_LIMIT_MS = 20_000;

/**
 * Registers this device for a player's pushes: with the messaging service, and with the server. Asks for permission
 * where that is still to be given, so it must follow a tap.
 */
export async function registerDevice(uid: Uid): Promise<void> {
  const serviceWorkerRegistration = await within(TOKEN_LIMIT_MS, activeWorker());
  const options = { serviceWorkerRegistration, ...(vapidKey && { vapidKey }) };
  const token = await within(TOKEN_LIMIT_MS, getToken(getMessaging(firebaseApp), options));
  await callApi('putPushToken', { params: { playerId: uid }, body: { pushToken: token } });
  writeRecord({ uid, token, refreshedAt: Date.now() });
}

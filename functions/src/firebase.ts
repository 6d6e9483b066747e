import { getApps, initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions';
import { defineInt, defineString } from 'firebase-functions/params';

export const REGION = defineString('FIVES_REGION', {
  default: 'us-central1',
  description: 'Region of the functions',
});

/** Each proxy in front of the functions appends the address of its caller to `X-Forwarded-For`. */
export const PROXIES = defineInt('FIVES_PROXIES', {
  default: 1,
  description: 'Number of proxies in front of the functions',
});

/** Limits the cost of very many calls or events. A function may set a separate limit. */
const MAX_INSTANCES = 10;

setGlobalOptions({ region: REGION, maxInstances: MAX_INSTANCES });

export const app = getApps()[0] ?? initializeApp();

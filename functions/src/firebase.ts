import { getApps, initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions';
import { defineInt, defineString } from 'firebase-functions/params';

/** Where the functions run: a parameter of the deployment, which `functions/.env.PROJECT` may set. */
export const REGION = defineString('FIVES_REGION', {
  default: 'us-central1',
  description: 'The region that the functions run in',
});

/** How many proxies stand before the functions, each of which adds the address that called it to what it was told. */
export const PROXIES = defineInt('FIVES_PROXIES', {
  default: 1,
  description: 'How many proxies of the platform stand before the functions',
});

/** A ceiling on what a flood of calls or events can cost; a function may set its own. */
const MAX_INSTANCES = 10;

setGlobalOptions({ region: REGION, maxInstances: MAX_INSTANCES });

/** The project's Firebase, with the credentials of where it runs. */
export const app = getApps()[0] ?? initializeApp();

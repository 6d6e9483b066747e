import { getApps, initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions';

/** Hosting's rewrite names this region, and the launcher fires jobs by it. */
export const REGION = 'us-central1';

/** A ceiling on what a flood of calls or events can cost; a function may set its own. */
const MAX_INSTANCES = 10;

setGlobalOptions({ region: REGION, maxInstances: MAX_INSTANCES });

/** The project's Firebase, with the credentials of where it runs. */
export const app = getApps()[0] ?? initializeApp();

import { signOut } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { forgetDraft, forgetGuestName } from '../lib/remembered-input.ts';
import { withTimeout } from '../lib/timers.ts';
import { readRecord } from '../push/record.ts';
import { forgetReachReports } from '../shared/reach/reach.ts';

/** Maximum wait in ms, because writes never settle offline. */
const LIMIT_MS = 3_000;

let isInProgress = false;

export function isLoggingOut(): boolean {
  return isInProgress;
}

/**
 * Signs out and deletes the user's data from this device. In a separate file, because the menu needs no other code for
 * accounts.
 */
export async function logout(): Promise<void> {
  isInProgress = true;
  try {
    await forgetDevice();
    await sendWrites();
    await signOut(auth);
    forgetGuestName();
    forgetDraft();
    forgetReachReports();
    await emptyCache();
  } finally {
    isInProgress = false;
  }
}

async function forgetDevice(): Promise<void> {
  if (readRecord() === null) return;
  await tryTo('delete the push registration', async () => (await import('../push/device.ts')).forgetDevice());
}

/** Waits for pending writes, because the cache, which stores them, is deleted next. */
function sendWrites(): Promise<void> {
  return tryTo('send all writes', async () => {
    const { waitForWrites } = await import('../db/firestore.ts');
    await withTimeout(LIMIT_MS, waitForWrites());
  });
}

function emptyCache(): Promise<void> {
  return tryTo('empty the cache', async () => {
    (await import('../db/writes.ts')).forgetUnansweredWrites();
    await (await import('../db/firestore.ts')).emptyCache();
  });
}

/** Only logs a failure, because a log-out must also work offline. */
async function tryTo(step: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn(`The log-out could not ${step}`, error);
  }
}
